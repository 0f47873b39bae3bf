export { boardLayoutOf } from './boardLayout.ts';
export type { BoardLayout, LayoutLine, LayoutPlace } from './boardLayout.ts';
export { abbreviate, colourOf } from './hues.ts';
export { widthOf } from './lettering.ts';
export { SITE } from './plate.ts';
export { distance, distanceToBox, overlap } from './point.ts';
export type { Box, Point } from './point.ts';
export { marksOfPieces, piecesOf, readPieces, writePieces } from './pieces.ts';
export type { LaidPieces } from './pieces.ts';
export { compare, sceneOf } from './scene.ts';
export type { Scene, SceneChange, StandingTile } from './scene.ts';
export { figure, lengthOf, pathOf, spotAt } from './curves.ts';
export type { LineStyle } from './curves.ts';
export { journeysOf } from './motion/journeys.ts';
export type { Journey } from './motion/journeys.ts';
export { movesOf } from './motion/moves.ts';
export type { Move } from './motion/moves.ts';
export { BLEED, paintGround } from './ground/paintGround.ts';
export type { Brush, Gradient } from './ground/brush.ts';
export type { DayOrNight } from './ground/palette.ts';
export type { Pixels } from './ground/relief.ts';
export { cargoPiece } from './drawing/cargo.ts';
export { detailAt } from './drawing/detail.ts';
export type { Detail } from './drawing/detail.ts';
export { definitions } from './drawing/definitions.ts';
export { glyph } from './drawing/glyph.ts';
export { inks } from './drawing/inks.ts';
export { drawLines, drawLineSample } from './drawing/lines.ts';
export { drawDistant, drawLadder } from './drawing/markets.ts';
export { barrelSpot, drawImports, drawMerchants } from './drawing/merchants.ts';
export {
  drawLinkIcons,
  drawNames,
  drawPlaces,
  drawSettlement,
  drawSite,
  drawSiteSigns,
  drawSpace,
  drawTerminal,
  drawTradeIcon,
  nearestSign,
} from './drawing/places.ts';
export { circle, group, movedTo, path, rect, text } from './drawing/shape.ts';
export type { Content, Shape } from './drawing/shape.ts';
export { drawLinkTile, drawTile, linkOutline } from './drawing/tiles.ts';
export { drawWorks } from './drawing/works/drawWorks.ts';
export type { TileLook } from './drawing/tiles.ts';
export { drawThumbnail } from './drawing/thumbnail.ts';
export { drawTitle } from './drawing/title.ts';
export { haulArrowsOf } from './news/haulArrow.ts';
export { hasNews, newsOf } from './news/news.ts';
export type { BoardNews } from './news/news.ts';
