import { memo } from 'react';

import { along, below, hatch, noise, plume, ripples, skyline, tree } from './engraving.ts';

import styles from './Masthead.module.css';

const FROM = -260;
const TO = 1860;
const TOP = -110;
const HEIGHT = 560;
const WIDTH = TO - FROM;
const WATER = 436;
const MIDDLE = 800;

// The land: two distant ranges, and both sides of the gorge.
const far = skyline(() => 300, 34, 1.3);
const nearer = skyline((x) => 372 - 70 * Math.abs((x - MIDDLE) / 800), 20, 4.2);
const fall = (x: number, from: number, to: number): number => {
  const way = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return way * way * (3 - 2 * way);
};
const left = skyline((x) => 150 + 272 * fall(x, 120, 640) - 22 * fall(x, 560, 640), 15, 2.1);
const right = skyline((x) => 420 - 250 * fall(x, 990, 1500), 15, 7.7);
const shoreLeft = (x: number): number => WATER + 14 + 46 * fall(x, 560, 100);
const shoreRight = (x: number): number => WATER + 14 + 46 * fall(x, 1040, 1500);

const landLeft = `${along(left, FROM, 640)}L656 ${WATER + 6}L640 ${WATER + 18}L520 ${WATER + 26}L330 ${WATER + 40}L160 ${WATER + 48}L${FROM} ${WATER + 96}Z`;
const landRight = `${along(right, 960, TO)}L${TO} ${WATER + 92}L1420 ${WATER + 52}L1210 ${WATER + 36}L1060 ${WATER + 22}L960 ${WATER + 18}L944 ${WATER + 6}Z`;

/** Level ground for buildings on the banks. */
const terraces =
  `M${FROM} 486L60 456L168 446L640 442L652 452L520 462L330 474L100 492L${FROM} 526Z` +
  `M948 452L1064 440L1130 418L1420 410L1600 424L${TO} 452V520L1420 486L1210 470L1060 458Z`;

const slopes = {
  far: hatch(far, { from: FROM, to: TO, gap: 9, length: 22, lean: 0.5, rows: 3, drop: 15, floor: nearer, seed: 3 }),
  nearer: hatch(nearer, {
    from: FROM,
    to: TO,
    gap: 7,
    length: 20,
    lean: -0.5,
    rows: 4,
    drop: 13,
    floor: () => WATER,
    seed: 9,
  }),
  left: hatch(left, {
    from: FROM,
    to: 636,
    gap: 6,
    length: 26,
    lean: 0.7,
    rows: 16,
    drop: 18,
    floor: shoreLeft,
    seed: 21,
  }),
  right: hatch(right, {
    from: 964,
    to: TO,
    gap: 6,
    length: 26,
    lean: -0.7,
    rows: 16,
    drop: 18,
    floor: shoreRight,
    seed: 33,
  }),
};

const wood = [
  ...Array.from({ length: 50 }, (_, index) => {
    const x = FROM + 8 + index * 17 + noise(index) * 10;
    return tree(x, left(x) + 5 + noise(index * 5) * 30, 17 + noise(index * 9) * 15);
  }).filter((_, index) => index < 32 || noise(index * 31) > 0.55),
  ...Array.from({ length: 47 }, (_, index) => {
    const x = 1100 + index * 16 + noise(index * 2) * 10;
    return tree(x, right(x) + 5 + noise(index * 7) * 30, 17 + noise(index * 4) * 15);
  }).filter((_, index) => index > 13 || noise(index * 13) > 0.5),
].join('');

const sky = ripples(
  FROM,
  TO,
  TOP + 20,
  300,
  7,
  (x, y) =>
    0.42 * (1 - Math.hypot((x - 800) / 620, (y - 130) / 190) * -0.5) - 0.3 * Math.exp(-(((x - 800) / 420) ** 2)),
);
const water = ripples(
  FROM,
  TO,
  WATER + 4,
  HEIGHT,
  4.4,
  (x, y) => 0.75 - 0.3 * Math.exp(-(((x - 800) / 190) ** 2)) - (y - WATER) / 700,
);

// The bridge.
const OUTER = 168;
const ribs = [OUTER, OUTER - 13, OUTER - 26];
const spring = WATER + 2;
const deck = (x: number): number => 268 - 18 * (1 - ((x - MIDDLE) / 270) ** 2);
const arc = (radius: number): string =>
  `M${MIDDLE - radius} ${spring}A${radius} ${radius} 0 0 1 ${MIDDLE + radius} ${spring}`;
const spokes = Array.from({ length: 21 }, (_, index) => {
  const angle = Math.PI * (1 - (index + 0.5) / 21);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const inner = OUTER - 26;
  return `M${(MIDDLE + cos * inner).toFixed(1)} ${(spring - sin * inner).toFixed(1)}L${(MIDDLE + cos * OUTER).toFixed(1)} ${(spring - sin * OUTER).toFixed(1)}`;
}).join('');
const posts = Array.from({ length: 15 }, (_, index) => {
  const x = MIDDLE - 175 + index * 25;
  const reach = Math.abs(x - MIDDLE) < OUTER ? spring - Math.sqrt(OUTER ** 2 - (x - MIDDLE) ** 2) : spring;
  return reach - deck(x) > 8 ? `M${x} ${deck(x).toFixed(1)}V${reach.toFixed(1)}` : '';
}).join('');
const rails = Array.from({ length: 62 }, (_, index) => {
  const x = MIDDLE - 262 + index * 8.6;
  return `M${x.toFixed(1)} ${deck(x).toFixed(1)}v-15`;
}).join('');
const deckLine = (lift: number): string => along((x) => deck(x) - lift, MIDDLE - 268, MIDDLE + 268);
const masonry = (x: number): string =>
  Array.from({ length: 11 }, (_, row) => {
    const y = 272 + row * 16;
    const joints = Array.from({ length: 4 }, (__, joint) => `M${x + 8 + joint * 20 + (row % 2) * 9} ${y}v16`).join('');
    return `M${x} ${y}h76${row < 10 ? joints : ''}`;
  }).join('');

const BridgeIron = () => (
  <>
    {ribs.map((radius) => (
      <path key={radius} d={arc(radius)} className={styles.rib} />
    ))}
    <path d={spokes} className={styles.thin} />
    <path d={posts} className={styles.post} />
    <circle cx={MIDDLE - 138} cy={302} r={19} className={styles.ring} />
    <circle cx={MIDDLE + 138} cy={302} r={19} className={styles.ring} />
  </>
);

const Bridge = () => (
  <g>
    <rect x={MIDDLE - 252} y={262} width={76} height={182} className={styles.stone} />
    <rect x={MIDDLE + 176} y={262} width={76} height={182} className={styles.stone} />
    <path d={masonry(MIDDLE - 252)} className={styles.fine} />
    <path d={masonry(MIDDLE + 176)} className={styles.fine} />
    <BridgeIron />
    <path d={`${deckLine(0)}L${MIDDLE + 268} 276L${MIDDLE - 268} 276Z`} className={styles.road} />
    <path d={rails} className={styles.thin} />
    <path d={deckLine(15)} className={styles.rib} />
    <path d={deckLine(7)} className={styles.thin} />
  </g>
);

/** A bottle kiln with its foot at the given point. */
const Kiln = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M-34 0C-36-34-33-58-19-80C-12-92-11-104-11-122L11-122C11-104 12-92 19-80C33-58 36-34 34 0Z"
      className={styles.brick}
    />
    <path
      d="M-34-14h68M-34.500-28h69M-33-42h66M-29-56h58M-23-70h46M-16-84h32M-12-98h24M-11-110h22"
      className={styles.fine}
    />
    <path d="M8-120C8-104 10-92 15-80C27-58 31-34 29-2M14-98L18-84M20-74L28-50M23-60L29-36" className={styles.thin} />
    <path d="M-14-122h28v-6h-28z" className={styles.brick} />
    <path d="M-10 0v-16a10 10 0 0 1 20 0V0z" className={styles.mouth} />
  </g>
);

const House = ({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => {
  const roof = height * 0.55;
  const windows = Math.floor(width / 16);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0V${-height}L${width / 2} ${-height - roof}L${width} ${-height}V0Z`} className={styles.brick} />
      <path
        d={Array.from({ length: Math.floor(roof / 4) }, (_, row) => {
          const inset = ((row * 4) / roof) * (width / 2);
          return `M${inset.toFixed(1)} ${-height - row * 4}H${(width - inset).toFixed(1)}`;
        }).join('')}
        className={styles.fine}
      />
      {Array.from({ length: windows }, (_, index) => (
        <rect key={index} x={6 + index * 16} y={-height + 8} width={7} height={9} className={styles.window} />
      ))}
    </g>
  );
};

const Furnace = () => (
  <g>
    <ellipse cx={206} cy={428} rx={150} ry={96} className={styles.glow} />
    <path d="M168 446V352h20v-76h18v76h36v-30h30v124z" className={styles.brick} />
    <path
      d="M168 366h104M168 380h104M168 394h104M168 408h104M168 422h104M168 436h104M188 340h18M188 326h18M188 312h18M188 298h18M188 286h18M242 336h30M242 350h30"
      className={styles.fine}
    />
    <path d="M200 446v-26a18 18 0 0 1 36 0v26z" className={styles.mouth} />
    <path d="M252 446l46-86h14l-40 86" className={styles.thin} />
    <path d="M184 276h26v-7h-26z" className={styles.brick} />
  </g>
);

/** The winding gear of a pit. */
const Pithead = () => (
  <g transform="translate(1262 416)">
    <path d="M-26 0L-6-92M26 0L6-92M-20-28H20M-14-56H14M-20-28L14-56M20-28L-14-56M6-92L70 0" className={styles.post} />
    <circle cy={-98} r={15} className={styles.ring} />
    <path d="M0-113v30M-15-98h30M-10.600-108.600l21.200 21.200M10.600-108.600l-21.200 21.200" className={styles.thin} />
  </g>
);

const Church = () => (
  <g transform="translate(1136 420)">
    <path d="M0 0V-50H16V-74L27-130L38-74V-50H92V0Z" className={styles.brick} />
    <path d="M38-50L44-70H86L92-50M16-62H38M46-58H86M48-64H84M20-92H34M22-104H32M24-114H30" className={styles.fine} />
    <path d="M27-130V-144M22-139H32" className={styles.thin} />
    <path
      d="M24-44v-10a3 3 0 0 1 6 0v10zM52-16v-16a5 5 0 0 1 10 0v16zM72-16v-16a5 5 0 0 1 10 0v16z"
      className={styles.window}
    />
  </g>
);

/** A Severn trow under a square sail. */
const Trow = () => (
  <g transform="translate(742 494)">
    <path d="M-62-10C-58 8-46 16-30 16H34C52 16 62 6 68-12L50-6H-42Z" className={styles.hull} />
    <path d="M-56 0H60M-50 7H54" className={styles.fine} />
    <path d="M4-6V-104M-30-92H38M4-104L62-12M4-104L-58-10" className={styles.thin} />
    <path d="M-28-91C-20-70-22-46-30-26C-8-20 16-20 36-26C30-46 30-70 36-91Z" className={styles.sail} />
    <path d="M-14-88C-8-68-10-46-14-25M4-89C8-68 8-46 6-22M20-89C24-68 23-46 22-24" className={styles.fine} />
    <path d="M4-104q14-8 26 0-12 4-26 6z" className={styles.flag} />
  </g>
);

/** A laden narrow boat and the horse that pulls it. */
const Narrowboat = () => (
  <g transform="translate(1010 520)">
    <path d="M-92-8C-88 6-80 10-70 10H84C90 10 94 4 96-8H40V-26H4V-8Z" className={styles.hull} />
    <path d="M-74-8q12-16 24-2 10-14 22-1 10-10 18 1" className={styles.coal} />
    <path d="M-88 0H92M8-20H36" className={styles.fine} />
    <path d="M14-21h6v7h-6zM26-21h6v7h-6z" className={styles.window} />
  </g>
);

const stars = Array.from({ length: 60 }, (_, index) => ({
  x: Math.round(FROM + noise(index * 3 + 1) * WIDTH),
  y: Math.round(TOP + 10 + noise(index * 7 + 2) * 300),
  size: 0.8 + noise(index * 11) * 1.3,
}));

/** An engraving of the gorge with its iron bridge, kilns and barges; at night the furnaces are lit. */
export const Masthead = memo(() => (
  <svg
    className={styles.masthead}
    viewBox={`${FROM} ${TOP} ${WIDTH} ${HEIGHT - TOP}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <linearGradient id="masthead-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.skyTop} />
        <stop offset="0.8" className={styles.skyLow} />
      </linearGradient>
      <linearGradient id="masthead-water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.waterTop} />
        <stop offset="1" className={styles.waterLow} />
      </linearGradient>
      <radialGradient id="masthead-glow">
        <stop offset="0" className={styles.glowCore} />
        <stop offset="1" className={styles.glowRim} />
      </radialGradient>
      <radialGradient id="masthead-halo">
        <stop offset="0" className={styles.haloCore} />
        <stop offset="1" className={styles.haloRim} />
      </radialGradient>
      <linearGradient id="masthead-fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.fadeTop} />
        <stop offset="1" className={styles.fadeLow} />
      </linearGradient>
    </defs>
    <rect x={FROM} y={TOP} width={WIDTH} height={HEIGHT - TOP} fill="url(#masthead-sky)" />
    <g className={styles.stars}>
      {stars.map(({ x, y, size }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />
      ))}
    </g>
    <circle cx={MIDDLE} cy={250} r={430} fill="url(#masthead-halo)" />
    <path d={sky} className={styles.cloud} />
    <path d={below(far, FROM, TO, WATER + 10)} className={styles.far} />
    <path d={slopes.far} className={styles.faint} />
    <path d={below(nearer, FROM, TO, WATER + 10)} className={styles.nearer} />
    <path d={slopes.nearer} className={styles.faint} />
    <rect x={FROM} y={WATER - 6} width={WIDTH} height={HEIGHT - WATER + 6} fill="url(#masthead-water)" />
    <g
      className={styles.mirror}
      transform={`translate(0 ${2 * WATER + 4}) scale(1 -0.55) translate(0 ${-(WATER + 2) * (1 - 1 / 0.55) - 358})`}
    >
      <BridgeIron />
    </g>
    <path d={water} className={styles.ripple} />
    <g className={styles.smoke}>
      <path d={plume(197, 266, 190, -130, 5)} />
      <path d={plume(396, 262, 130, -90, 12)} />
      <path d={plume(470, 296, 110, -76, 19)} />
      <path d={plume(1391, 288, 130, -84, 27)} />
    </g>
    <path d={landLeft} className={styles.land} />
    <path d={landRight} className={styles.land} />
    <path d={slopes.left} className={styles.stroke} />
    <path d={slopes.right} className={styles.stroke} />
    <path d={wood} className={styles.wood} />
    <path d={terraces} className={styles.terrace} />
    <Furnace />
    <House x={296} y={446} width={52} height={30} />
    <ellipse cx={420} cy={428} rx={130} ry={70} className={styles.glow} />
    <Kiln x={396} y={436} size={1.36} />
    <Kiln x={470} y={440} size={1.14} />
    <Kiln x={526} y={442} size={0.9} />
    <House x={560} y={446} width={38} height={22} />
    <Church />
    <Pithead />
    <House x={1296} y={414} width={70} height={34} />
    <path d="M1380 412V292h22v120z" className={styles.brick} />
    <path d="M1380 308h22M1380 324h22M1380 340h22M1380 356h22M1380 372h22M1380 388h22" className={styles.fine} />
    <House x={1070} y={440} width={40} height={22} />
    <Bridge />
    <Trow />
    <Narrowboat />
    <rect x={FROM} y={HEIGHT - 70} width={WIDTH} height={72} fill="url(#masthead-fade)" />
  </svg>
));
Masthead.displayName = 'Masthead';
