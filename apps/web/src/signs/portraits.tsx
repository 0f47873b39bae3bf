/** The heads of the historical figures, in profile. */

import type { ReactNode } from 'react';

import type { Figure } from '../theme/seats.ts';
import { coat, cravat, ear, eye, HEAD, lapels, STOUT } from './heads.tsx';

import styles from './Medallion.module.css';

const { skin, dark, light, white, line, fine } = styles;

const arkwright = (
  <>
    <path className={dark} d="M4 104C8 86 22 79 34 76L48 88L61 76C80 79 92 88 96 104Z" />
    <path className={skin} d={STOUT} />
    {/* A powdered wig: high on the crown, two rolls over the ear, a tail with a bow. */}
    <path
      className={light}
      d="M63 29C60 19 47 14.500 37 19C27 23 22.500 36 26 48C27.500 55 29 60 32 64C37 66 44 64 47.500 58C51 54 50 47 48 43C50 39 56 34 63 32Z"
    />
    <path className={light} d="M27 60C22 64 19 72 20 82C24 84 29 82 31 76C33 71 33 66 32 62Z" />
    <path className={dark} d="M22 59L35 61L34 66L23 65Z" />
    <path
      className={line}
      d="M33 44C37 41 44 42 47.500 45M32 50C36 47 44 48 47.500 51M33 56C37 53 43 54 46 56M36 22C31 27 29 33 29 40M44 19C38 24 35 31 35 38M53 20C46 24 42 30 41.500 37"
    />
    <path className={white} d="M38 73C45 79 56 79 62 72.500L64 81C62 88 58 95 52 97C47 95 42 89 37 83Z" />
    <path
      className={fine}
      d="M45 80C49 83 54 83 58 80M46 86C50 88 54 88 57 86M61.500 66.500C63.500 67.200 65 66.600 66 65.200"
    />
    {eye}
  </>
);

const tinsley = (
  <>
    <path className={dark} d="M10 104C12 90 24 82 36 79L47 84L58 79C74 82 86 90 90 104Z" />
    <path className={skin} d={HEAD} />
    {/* Smooth hair parted in the middle, under a lace cap with ribbons. */}
    <path className={dark} d="M61 27C55 29 50 36 49 45C48 52 46 56 41 58C37 52 36 40 40 30C46 22 55 22 61 27Z" />
    <path
      className={white}
      d="M58 19C46 12 29 17 25 31C21 45 25 58 32 66C35 69 39 68 40 64C38 56 37 46 40 38C43 31 51 26 60 25C63 24 62 21 58 19Z"
    />
    <path
      className={line}
      d="M56 21C45 18 33 23 30 35C27 46 30 57 35 64M50 18C40 19 31 26 28 36M34 66C32 60 31 54 31 48"
    />
    <path className={white} d="M38 64C43 70 52 72 58 68L59 72C53 76 44 75 38 70Z" />
    <path className={white} d="M55 70L62 78L58 90L54 80ZM52 71L46 80L50 92L54 80Z" />
    <path className={white} d="M34 77C42 83 52 83 60 77L64 82C54 91 40 91 31 82Z" />
    <path className={line} d="M36 81L34 84M41 84L40 87.500M47 85L47 89M53 84.500L54 88M58 82L60 85" />
    {eye}
  </>
);

const brunel = (
  <>
    {coat}
    <path className={skin} d={HEAD} />
    <path
      className={dark}
      d="M36 33C33 42 34 54 39 62C42 63 45 60 45 55C47 52 50 52 51 55C51 59 54 62 58 62.500C57 58 54 53 53.500 47C53 43 50 41 49 38L52 33Z"
    />
    <path className={white} d="M38 66C44 70 52 70 57 66L60 73L52 77L38 75Z" />
    {/* The stovepipe hat. */}
    <path
      className={dark}
      d="M25 34C36 38 56 37 71 30C72 27.500 70 26.500 67.500 27L64.500 28L63 2C54-1 40 0 32 4L33.500 31.500L28 31.500C24 31 23.500 33 25 34Z"
    />
    <path className={line} d="M33.200 24C43 27 55 26 64.200 22.500M40 4L41 24M48 3L49 25M56 3L57 24" />
    <path className={dark} d="M44 73L52 77L60 72L61 79L52.500 78.500L45 81Z" />
    {/* His cigar. */}
    <path className={dark} d="M67 53.200L79 55.500L78.700 58L66.700 55.500Z" />
    <path className={fine} d="M80 55C83 52 81 49 84 46" />
    {lapels}
    {eye}
    {ear}
  </>
);

const stephenson = (
  <>
    {coat}
    <path className={skin} d={HEAD} />
    {/* White hair brushed forward, whiskers down to the jaw. */}
    <path
      className={white}
      d="M66 30C63 20 50 15 40 19C30 23 26 36 29 48C31 56 35 62 40 64C42 60 41 56 42.500 52C42 47 44 43 48 42C51 40 51 35 56 33C59 31.500 63 32 66 30Z"
    />
    <path
      className={white}
      d="M48 42C46 50 49 60 56 65.500C59 66 60.500 63.500 59.500 61C55.500 58 54 52 53.500 46C53 42 51 41 48 42Z"
    />
    <path
      className={line}
      d="M60 24C50 22 40 27 37 38M53 20C43 21 35 28 33 38M33 46C35 54 38 58 40 60M50 47C50.500 54 53 60 57 63M52.500 45C53 52 55 58 58.500 61.500M66 30C61 28 55 29 51 33"
    />
    <path className={white} d="M37 69C43 73 52 73 58.500 69L61.500 79L52 84L47 81L40 86L35 80Z" />
    <path className={dark} d="M36.500 71C43 76 52 76 59 71L60 75C53 80 43 80 36 75Z" />
    {lapels}
    {eye}
  </>
);

const watt = (
  <>
    {coat}
    <path className={skin} d={HEAD} />
    {/* A high forehead; grey hair combed back over the ear and tied. */}
    <path
      className={light}
      d="M52 24C42 20 32 26 29.500 37C27 48 29.500 58 35 63.500C38 66 43 63 44.500 57C47 54 50 50 49.500 45C46 42 44 38 45.500 33C47 29 49 26 52 24Z"
    />
    <path className={light} d="M31 60C26 65 24 74 27 84C31 84 35 79 36 73C37 69 37 66 36 63Z" />
    <path className={dark} d="M27 61L38 64L37 68L26 65Z" />
    <path
      className={line}
      d="M46 27C38 29 34 36 34 44M44 32C39 36 37 42 38 49M45 39C42 44 41 50 42 56M36 24C31 30 30 38 31 46M32 50C33 55 35 59 37 61"
    />
    {cravat}
    <path
      className={fine}
      d="M41 77C46 81 51 81 56 77M45 83C48 85 50.500 85 53 83M56.500 31C59 30 61.500 30 63.500 31M57 33.500C59.500 32.600 62 32.600 64.300 33.500M57 50C58.500 53 58.500 56 57.500 58.500"
    />
    {lapels}
    {eye}
  </>
);

const owen = (
  <>
    {coat}
    {/* A long face with a long nose. */}
    <path
      className={skin}
      d="M55 24C60 25 63.500 29 64 34C64.400 36.500 65 37.600 65.200 39.600L74 49.200C73.400 51 70 51 67 50.800L68.200 53.400L66.400 55L67.500 57.300C66.400 58.400 66 59.300 66.500 60.600C67.700 63.500 66.800 67 63.600 68.200C60 69.200 57 68.400 55 67.500L56.500 82L37 84C40 74 39.500 66 38.500 62C33 56 31.500 47 33.500 38C36 29 46 21.500 55 24Z"
    />
    {/* Dark curls brushed to the front. */}
    <path
      className={dark}
      d="M65 31C68 26 65 20 59 20C56 15 48 14 44 17C37 15 30 21 31 27C25 31 25 40 29 44C27 50 31 57 36 58C37 62 41 63 43 60C42 55 43 50 45 46C49 49 52 53 53 58C55 56 55.500 51 53.500 47C55 42 53 38 55 34C58 33 62 33 65 31Z"
    />
    <path
      className={line}
      d="M58 22C61 23 62.500 26 61 28M48 18C52 19 53.500 23 51.500 26M38 19C42 20 43.500 24 41.500 27M32 28C36 28 38 31 37 34M29 41C33 40 36 42 36 46M33 53C36 51 39 52 40 55M44 30C47 30 49 33 48 36M40 37C43 37 45 40 44 43"
    />
    <path className={white} d="M36 62C42 70 50 73 60 68L62 78L50 82L36 78Z" />
    <path className={dark} d="M36.500 72C44 77 53 77 61 72L62 78C53 84 43 83 36 78Z" />
    {lapels}
    {eye}
  </>
);

const bessemer = (
  <>
    {coat}
    <path className={skin} d={STOUT} />
    {/* A bald crown, a fringe behind, and great white whiskers. */}
    <path
      className={white}
      d="M33 38C29 42 28 52 31 60C33 65 37 67 40 65C43 61 44 55 43 50C40 47 37 43 37 39C36 37 34.500 36.500 33 38Z"
    />
    <path
      className={white}
      d="M46 48C44 58 46 70 54 77C60 80 65 77 66 72C66.500 69 65 66 62 65C58 62 55 56 54 50C52 46 48 45 46 48Z"
    />
    <path
      className={line}
      d="M48.500 52C48 61 51 70 57 75M51.500 52C52 60 55 67 60.500 72M34 42C32 49 33 56 36 61M38 46C37 52 38 57 40 60M45 27C50 25 55 26 59 29"
    />
    <path className={white} d="M36 71C41 76 48 79 55 80L50 88L40 84Z" />
    {lapels}
    {eye}
    {ear}
    <path className={line} d="M58.500 41a3.600 3.200 0 1 0 7.200-.200a3.600 3.200 0 1 0-7.200 .200M58.500 41L47 40" />
  </>
);

const coade = (
  <>
    <path className={dark} d="M8 104C10 90 22 82 35 79L47 88L59 79C76 82 88 90 92 104Z" />
    <path className={skin} d={HEAD} />
    {/* Powdered curls under a great mob cap with a ribbon. */}
    <path
      className={light}
      d="M63 30C57 27 51 31 49 38C48 44 49 50 47 55C46 61 42 64 38 63C34 56 34 42 38 33C46 24 57 23 63 30Z"
    />
    <path
      className={line}
      d="M40 52C43 50 46 51 47 54M39 57.500C42 55.500 45 56.500 46 59M56 30C52 33 50.500 38 51 43"
    />
    <path
      className={white}
      d="M67 29C70 26 69 22 66 21C66 12 54 4 42 6C27 8 17 21 20 35C17 38 18 43 22 44C22 48 26 51 30 49C32 51 36 50 37 46C41 46 43 42 42 38C46 39 49 36 49 33C53 34 57 32 58 29C61 31 65 31 67 29Z"
    />
    <path
      className={dark}
      d="M66 21C58 22 47 25 38 29C31 32 25 36 20 38L19.500 32C26 28 34 24 42 21C50 18.500 59 16.500 65 16.500Z"
    />
    <path className={line} d="M58 11C50 9 40 11 34 17M48 7.500C40 9 31 14 27 22M36 9C30 12 24 18 22 25" />
    <path className={dark} d="M22 30L10 27L13 35L9 41L22 38Z" />
    <path className={white} d="M34 76C40 84 50 88 60 77L72 88C66 97 56 104 50 104L44 104C36 102 26 96 23 88Z" />
    <path
      className={line}
      d="M34 84C40 92 46 98 50 103M60 83C57 91 53 98 50 103M40 82C44 88 47 93 49 97M28 90C33 96 38 101 43 103M66 89C62 96 57 101 53 103"
    />
    {eye}
  </>
);

export const portraits: Readonly<Record<Figure, ReactNode>> = {
  arkwright,
  tinsley,
  brunel,
  stephenson,
  watt,
  owen,
  bessemer,
  coade,
};
