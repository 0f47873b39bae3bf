/** A canvas-like brush that writes SVG. */

import type { Brush, Gradient } from '@coalbrook/scene';

type Matrix = readonly [number, number, number, number, number, number];

interface Look extends Pick<
  Brush,
  'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'globalAlpha' | 'globalCompositeOperation'
> {
  dash: readonly number[];
  matrix: Matrix;
  clip: string | undefined;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** A gradient and its definition. */
class SvgGradient implements Gradient {
  readonly #stops: string[] = [];
  readonly #tag: string;
  readonly #attributes: string;
  readonly id: string;

  constructor(id: string, tag: string, attributes: string) {
    this.id = id;
    this.#tag = tag;
    this.#attributes = attributes;
  }

  addColorStop(offset: number, colour: string): void {
    this.#stops.push(`<stop offset="${offset}" stop-color="${colour}"/>`);
  }

  definition(matrix: Matrix): string {
    return `<${this.#tag} id="${this.id}" gradientUnits="userSpaceOnUse" gradientTransform="matrix(${matrix.join(' ')})" ${this.#attributes}>${this.#stops.join('')}</${this.#tag}>`;
  }
}

const begin: Look = {
  fillStyle: '#000',
  strokeStyle: '#000',
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  globalAlpha: 1,
  globalCompositeOperation: 'source-over',
  dash: [],
  matrix: [1, 0, 0, 1, 0, 0],
  clip: undefined,
};

/** Writes points with the current transformation applied, so that elements need no `transform`. */
export class SvgBrush implements Brush {
  readonly #parts: string[] = [];
  readonly #saved: Look[] = [];
  #look: Look = { ...begin };
  #path: string[] = [];
  #count = 0;

  /** Everything that was drawn. */
  get svg(): string {
    return this.#parts.join('');
  }

  get fillStyle(): unknown {
    return this.#look.fillStyle;
  }
  set fillStyle(style: unknown) {
    this.#look.fillStyle = style;
  }
  get strokeStyle(): unknown {
    return this.#look.strokeStyle;
  }
  set strokeStyle(style: unknown) {
    this.#look.strokeStyle = style;
  }
  get lineWidth(): number {
    return this.#look.lineWidth;
  }
  set lineWidth(width: number) {
    this.#look.lineWidth = width;
  }
  get lineCap(): string {
    return this.#look.lineCap;
  }
  set lineCap(cap: string) {
    this.#look.lineCap = cap;
  }
  get lineJoin(): string {
    return this.#look.lineJoin;
  }
  set lineJoin(join: string) {
    this.#look.lineJoin = join;
  }
  get globalAlpha(): number {
    return this.#look.globalAlpha;
  }
  set globalAlpha(alpha: number) {
    this.#look.globalAlpha = alpha;
  }
  get globalCompositeOperation(): string {
    return this.#look.globalCompositeOperation;
  }
  set globalCompositeOperation(operation: string) {
    this.#look.globalCompositeOperation = operation;
  }

  /** Adds SVG made elsewhere. */
  insert(svg: string): void {
    this.#parts.push(svg);
  }

  save(): void {
    this.#saved.push({ ...this.#look });
  }
  restore(): void {
    this.#look = this.#saved.pop() ?? this.#look;
  }
  translate(x: number, y: number): void {
    this.#transform([1, 0, 0, 1, x, y]);
  }
  rotate(angle: number): void {
    this.#transform([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
  }
  scale(x: number, y: number): void {
    this.#transform([x, 0, 0, y, 0, 0]);
  }
  setLineDash(lengths: number[]): void {
    this.#look.dash = [...lengths];
  }

  beginPath(): void {
    this.#path = [];
  }
  closePath(): void {
    this.#path.push('Z');
  }
  moveTo(x: number, y: number): void {
    this.#add('M', x, y);
  }
  lineTo(x: number, y: number): void {
    this.#add(this.#path.length === 0 ? 'M' : 'L', x, y);
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.#add('Q', cx, cy, x, y);
  }
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.#add('C', ax, ay, bx, by, x, y);
  }
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.ellipse(x, y, radius, radius, 0, from, to);
  }

  /** As Bézier curves of at most a quarter each, which can be transformed. */
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void {
    const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
    const step = (to - from) / pieces;
    const reach = (4 / 3) * Math.tan(step / 4);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at = (u: number, v: number): [number, number] => [
      x + u * rx * cos - v * ry * sin,
      y + u * rx * sin + v * ry * cos,
    ];
    const start = at(Math.cos(from), Math.sin(from));
    this.lineTo(...start);
    for (let piece = 0; piece < pieces; piece++) {
      const [a, b] = [from + piece * step, from + (piece + 1) * step];
      const first = at(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a));
      const second = at(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b));
      this.bezierCurveTo(...first, ...second, ...at(Math.cos(b), Math.sin(b)));
    }
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.#add('M', x, y);
    this.#add('L', x + width, y, x + width, y + height, x, y + height);
    this.closePath();
  }

  fill(): void {
    this.#write(this.#path.join(''), `fill="${this.#paint(this.#look.fillStyle)}"`);
  }
  stroke(): void {
    const { strokeStyle, lineWidth, lineCap, lineJoin, dash, matrix } = this.#look;
    const size = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    const width = Math.round(lineWidth * size * 100) / 100;
    const looks = [
      `fill="none" stroke="${this.#paint(strokeStyle)}" stroke-width="${width}"`,
      lineCap === begin.lineCap ? '' : `stroke-linecap="${lineCap}"`,
      lineJoin === begin.lineJoin ? '' : `stroke-linejoin="${lineJoin}"`,
      dash.length === 0 ? '' : `stroke-dasharray="${dash.join(' ')}"`,
    ];
    this.#write(this.#path.join(''), looks.filter((look) => look !== '').join(' '));
  }
  clip(): void {
    const id = this.#newId('clip');
    this.#parts.push(`<clipPath id="${id}"><path d="${this.#path.join('')}"/></clipPath>`);
    this.#look.clip = id;
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    const path = this.#path;
    this.#path = [];
    this.rect(x, y, width, height);
    this.fill();
    this.#path = path;
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient {
    return new SvgGradient(this.#newId('fade'), 'linearGradient', `x1="${x0}" y1="${y0}" x2="${x1}" y2="${y1}"`);
  }
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient {
    const attributes = `fx="${x0}" fy="${y0}" fr="${r0}" cx="${x1}" cy="${y1}" r="${r1}"`;
    return new SvgGradient(this.#newId('fade'), 'radialGradient', attributes);
  }

  #newId(kind: string): string {
    return `${kind}-${this.#count++}`;
  }

  #transform(matrix: Matrix): void {
    this.#look.matrix = times(this.#look.matrix, matrix);
  }

  #add(command: string, ...numbers: readonly number[]): void {
    const [a, b, c, d, e, f] = this.#look.matrix;
    const points: string[] = [];
    for (let at = 0; at < numbers.length; at += 2) {
      const [x, y] = [numbers[at], numbers[at + 1]];
      points.push(`${short(a * x + c * y + e)} ${short(b * x + d * y + f)}`);
    }
    this.#path.push(`${command}${points.join(' ')}`);
  }

  #paint(style: unknown): string {
    if (!(style instanceof SvgGradient)) return String(style);
    this.#parts.push(style.definition(this.#look.matrix));
    return `url(#${style.id})`;
  }

  #write(d: string, look: string): void {
    if (d === '') return;
    const { globalAlpha, clip } = this.#look;
    const opacity = globalAlpha < 1 ? ` opacity="${Math.round(globalAlpha * 100) / 100}"` : '';
    const clipped = clip === undefined ? '' : ` clip-path="url(#${clip})"`;
    this.#parts.push(`<path d="${d}" ${look}${opacity}${clipped}/>`);
  }
}
