import { group, path } from '../shape.ts';
import type { Shape } from '../shape.ts';
import { brewery } from './brewery.ts';
import { factory, goodsFactory } from './factory.ts';
import { furnace } from './furnace.ts';
import { port, ship, shipyard } from './harbour.ts';
import { tones } from './layers.ts';
import type { Layers } from './layers.ts';
import { cottonMill } from './mill.ts';
import { mine } from './mine.ts';
import { pottery } from './pottery.ts';

const drawn: Readonly<Record<string, (level: number) => readonly Layers[]>> = {
  brewery,
  coal: mine,
  cotton: cottonMill,
  goods: goodsFactory,
  iron: furnace,
  manufacturer: factory,
  port,
  pottery,
  ship,
  shipyard,
};

const classes: Readonly<Record<keyof Layers, string>> = {
  smoke: 'artSmoke',
  body: 'artBody',
  shade: 'artShade',
  dark: 'artDark',
  glow: 'artGlow',
  line: 'artLine',
};

const known = new Map<string, Shape>();

const draw = (planes: readonly Layers[]): Shape =>
  group(
    {},
    planes.flatMap((layers) =>
      tones.map((tone) => (layers[tone] ? path({ d: layers[tone], class: classes[tone] }) : undefined)),
    ),
  );

/**
 * The works of an industry as an engraving, by the slug of the industry: 36 wide, standing on the line at 9. Higher
 * levels are larger works. Undefined for an industry that nobody has drawn.
 */
export const drawWorks = (industry: string, level: number): Shape | undefined => {
  if (!Object.hasOwn(drawn, industry)) return undefined;
  const key = `${industry} ${level}`;
  const shape = known.get(key) ?? draw(drawn[industry](level));
  known.set(key, shape);
  return shape;
};
