export type { County } from './counties.ts';
export { boardLayoutOf } from './boardLayout.ts';
export type {
  BoardLayout,
  DistantTrack,
  LayoutLine,
  LayoutOutlet,
  LayoutPlace,
  Square,
  TileFace,
} from './boardLayout.ts';
export { abbreviate, colourOf } from './hues.ts';
export type { Ladder, LadderSpace } from './ladder.ts';
export { widthOf } from './lettering.ts';
export { SITE } from './plate.ts';
export { clamp, distance, distanceToBox, overlap } from './point.ts';
export type { Box, Point } from './point.ts';
export { courseOf, isTrading, returning, routeOf } from './routes.ts';
export type { Leg, Network } from './routes.ts';
export { compare, sceneOf } from './scene.ts';
export type { LaidLink, Scene, SceneChange, StandingMerchant, StandingTile } from './scene.ts';
export { figure, lengthOf, lookOf, pathOf, spotAt } from './ways.ts';
export type { Look } from './ways.ts';
export { journeysOf } from './motion/journeys.ts';
export type { Journey, Stretch } from './motion/journeys.ts';
export { movesOf } from './motion/moves.ts';
export type { Move } from './motion/moves.ts';
export { BLEED, paintGround } from './ground/paintGround.ts';
export type { GroundCanvas } from './ground/paintGround.ts';
export type { Brush, Gradient } from './ground/brush.ts';
export type { DayOrNight } from './ground/palette.ts';
export type { Pixels } from './ground/relief.ts';
export { bannerColours, contrast } from './drawing/bannerColours.ts';
export { cargoPiece } from './drawing/cargo.ts';
export { definitions, seatFill } from './drawing/definitions.ts';
export type { SeatPattern } from './drawing/definitions.ts';
export { glyph } from './drawing/glyph.ts';
export type { GlyphLook } from './drawing/glyph.ts';
export { inks } from './drawing/inks.ts';
export type { Inks } from './drawing/inks.ts';
export { drawLines, drawWay } from './drawing/lines.ts';
export { drawDistant, drawLadder } from './drawing/markets.ts';
export { barrelSpot, drawImports, drawMerchants } from './drawing/merchants.ts';
export {
  drawLinkIcons,
  drawPlaces,
  drawSettlement,
  drawSite,
  drawSpace,
  drawTerminal,
  drawTradeIcon,
} from './drawing/places.ts';
export { circle, group, movedTo, path, rect, text } from './drawing/shape.ts';
export type { Attributes, Content, Shape } from './drawing/shape.ts';
export { drawLinkTile, drawTile, linkOutline } from './drawing/tiles.ts';
export type { TileLook } from './drawing/tiles.ts';
export { drawTitle } from './drawing/title.ts';
