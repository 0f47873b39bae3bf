/** The heads of the characters, in the same manner as those of the other bots. */

import type { CharacterName } from '@coalbrook/bots';
import type { ReactNode } from 'react';

import { dark, disc, ear, eye, fine, HEAD, light, line, skin, STOUT, white } from './heads.tsx';

const spinner = (
  <>
    {light('M10 104c2-14 13-22 25-25l12 8 11-8c17 3 28 11 32 25Z')}
    {skin(HEAD)}
    {/* Hair that shows below the cap. */}
    {dark('M60 30c-6 2-9 6-10 12-1 5-3 8-7 8l-8-6 2-12Z')}
    {line('M57 32c-5 2-8 6-9 12m4-13c-5 2-8 6-9 12')}
    {/* A mob cap with a frill and a ribbon. */}
    {white('M29 47C19 34 24 15 40 11c13-3 24 4 25 16L35 49Z')}
    {light('M28 43c8-9 21-17 36-19l1 4.5C51 31 39 38 32 48Z')}
    {white(
      'M64.500 28.500c3-1 5 .5 4.500 3-2-.5-4 0-5 2-2-2-4-2-6 1-2-2-5-1-6 2-3-1-5 0-6 3-3-1-5 1-5 4-3-1-5 1-4 5-3 0-5 3-3 6-4 0-7-3-5.500-7.500C35 38 48 31 64.500 28.500Z',
    )}
    {line('M37 17c-4 6-6 13-5 21m13-25c-4 6-6 11-6 18m15-18c-3 4-5 8-5 13m10-9c-2 2-3 5-3 7')}
    {/* A kerchief over her shoulders. */}
    {white('M36 75c6 7 15 7 22 0l13 9-24 20L22 84Z')}
    {line('M36 80c7 7 15 7 22 0m-29 4 18 16 17-16')}
    {/* Her bobbin, with the thread running from it. */}
    <g transform="translate(-6 -8)">
      {dark('M72 65h16v4H72Zm0 27h16v4H72Z')}
      {white('M74.500 69h11c2 7 2 16 0 23h-11c-2-7-2-16 0-23Z')}
      {fine('M73.700 73c4 2 9 2 12.600 0m-13 5c4 2 9 2 13.400 0m-13.400 5c4 2 9 2 13.400 0m-13 5c4 2 9 2 12.600 0')}
      {fine('M74 76c-6 1-11 6-15 13')}
      {skin('M76 97c-5-3-9-8-8-11 1-2 4-1 7 1l12 1c3 0 4 3 1 4 1 2 0 3-2 3 0 2-4 4-10 2Z')}
    </g>
    {eye}
  </>
);

const cottonLord = (
  <>
    {dark('M4 104c3-16 18-24 31-28l13 13 13-13c18 4 31 12 35 28Z')}
    {skin(STOUT)}
    {/* Hair brushed forward around a bald crown, and whiskers down to the jaw. */}
    {white(
      'M57 24c-5-5-16-4-22 3-5 7-6 18-3 27 1 4 4 7 7 7 4 4 9 5 14 3 2-3 0-6-3-8-2-4-1-8-1-12 0-3-2-5-1-8 2-3 1-6 3-8 3-1 4-2 6-4Z',
    )}
    {line('M53 24c-8 1-14 6-16 15m9-9c-5 4-8 10-7 18m5-8c-2 6-1 13 4 18m2-10c0 4 1 7 4 9m-19-10c0 5 2 9 5 11')}
    {/* A collar that stands up to the cheeks, and a broad cravat. */}
    {white('M36 66l9 12 10 3 8-4 2-9 4 13-11 23H45L30 82Z')}
    {white('M38 76c8 7 18 7 25 0l4 8-6 5 3 15H42l2-13-9-6Z')}
    {line('M39 80c8 6 17 6 24 0m-24 5c8 5 18 5 25 0m-17 6-2 13m10-13 3 13')}
    {white(disc(51.5, 85, 2.2))}
    {dark('M35 78c-5 6-6 15-2 26H14c2-13 10-22 21-26Zm31 0c5 6 6 15 1 26h21c-2-13-11-22-22-26Z')}
    {/* A boll of cotton in his buttonhole. */}
    <g transform="translate(-4 -6)">
      {light('M73 89c-3 5-2 9 1 14 5-2 7-8 5-13Z')}
      {white('M68 86c-4-1-4-7 0-8 0-5 6-6 8-3 4-2 8 1 7 5 4 2 3 7-1 8-1 4-6 4-8 1-3 2-6 0-6-3Z')}
      {line('M72 79c1 3 1 5-1 7m5-8c0 4 0 7 1 9m3-7c-1 2-1 4 1 6')}
    </g>
    {eye}
    {ear}
  </>
);

const navvy = (
  <>
    {/* His shovel, over the shoulder. */}
    {light('M13 104 21 46l4 .6-8 57.400Z')}
    {dark('M14 20c4-6 20-4 23 3l-5 24c-4 3-12 2-15-2Z')}
    {line('M25 21l-2 24')}
    {light('M8 104c3-15 15-23 28-27l11 11 11-11c17 4 30 12 34 27Z')}
    {skin(HEAD)}
    {/* Short hair, a broken nose and a moustache. */}
    {dark('M46 32l-11 4c-4 8-4 17-1 25l4-1 2-5c3-2 4-6 4-10 1-4 1-8 2-13Z')}
    {dark('M69.500 52.500c-4-2-9-1-12 2-2 2-4 3-6 2 0 4 3 6 7 5 4-.6 8-3 11.500-3 2-1 1-5-.500-6Z')}
    {fine('M53 63l1 2m3-1 1 2m3-1.500 1 2m-6 .5 1 1.500')}
    {/* A white felt hat, its brim turned up. */}
    {white('M33 31c-3-12 4-21 16-21 11 0 18 6 18 16Z')}
    {white('M23 38c-4-5-1-11 6-10 13 1 25-1 36-6 6-2 11 2 9 7-14 1-34 4-51 9Z')}
    {dark('M32 27.500c11 .500 23-1.500 33-6l.5 3.500c-10 4-22 6-33.500 6Z')}
    {line('M40 25c0-6 3-11 8-13m2 13c0-5 2-9 5-12m-28 22c12-4 29-7 45-8')}
    {/* A spotted neckerchief with its ends flying. */}
    {white('M35 74c7 6 17 6 23 0l5 7-9 6 6 13-12-9-9 9 1-13-10-5Z')}
    {dark(disc(41, 81, 1.3))}
    {dark(disc(47, 84, 1.3))}
    {dark(disc(54, 81, 1.3))}
    {dark(disc(44, 92, 1.3))}
    {dark(disc(53, 93, 1.3))}
    {line('M24 84l10 20m36-21-7 21')}
    {eye}
    {ear}
  </>
);

const railwayKing = (
  <>
    {dark('M4 104c3-16 18-24 31-28l13 13 13-13c18 4 31 12 35 28Z')}
    {skin(STOUT)}
    {/* Hair, and whiskers that meet below the chin. */}
    {dark('M45 31l-10 4c-5 9-5 20-1 29 6 7 17 11 27 8 3-2 3-5 0-6-6 1-11-3-13-9-2-3-1-7-1-11 0-5-1-10-2-15Z')}
    {line('M38 40c-2 8-1 16 3 22m2-22c-2 8 0 16 5 23m-8-2c4 5 9 8 15 8')}
    {/* A tall black hat; on its band, a wheel with wings. */}
    {dark('M31 28 27 2c12-4 28-4 40-1l1 24Z')}
    {dark('M19 36c2-7 13-10 26-11 14-1 26 1 32 7-8-1-17-2-27-1-11 1-22 2-31 5Z')}
    {light('M30 21c12-3 25-4 37-2.500l.5 7c-12-1.500-25-.5-36.500 2.500Z')}
    {white('M53 21c-6-6-13-7-19-5 4 1 6 2 7 4-3 0-5 1-7 2 6 4 12 4 18 2Z')}
    {white(disc(58, 19, 6.5))}
    {dark(disc(58, 19, 4.3))}
    <path d="M58 14.700v8.600M53.700 19h8.600M55 16l6 6m0-6-6 6" stroke="#fffaf0" strokeWidth="1.100" />
    {/* Collar, cravat and the chain of his watch. */}
    {white('M36 73c8 7 18 7 26 1l3 9-9 21H43L31 82Z')}
    {dark('M43 79c5 3 10 3 15 0l2 5-6 4 3 16H43l3-16-6-4Z')}
    {dark('M35 77c-4 8-3 18 2 27H12c3-14 11-23 23-27Zm29 1c4 8 3 17-2 26h26c-3-13-12-22-24-26Z')}
    <path d="M36 96c8 7 18 7 27 0" fill="none" stroke="#e3b552" strokeWidth="2.200" strokeDasharray="2.500 1" />
    {eye}
    {ear}
  </>
);

const potteress = (
  <>
    {light('M8 104c2-14 14-22 27-25l12 8 11-8c17 3 30 11 34 25Z')}
    {skin(HEAD)}
  </>
);

const potter = (
  <>
    {potteress}
    {/* Hair in a knot, held by a band. */}
    {dark(disc(30, 28, 9))}
    {dark('M64.500 31c-3-11-14-15-24-11-10 5-13 17-9 29 1 5 4 9 8 10 3-3 5-7 4-12 2-2 4-6 5-10 4-3 9-5 16-6Z')}
    {line('M25 24c4-2 8 0 10 4m-12 2c4-2 8 0 9 4m24-13c-9-1-16 3-20 12m25-9c-10 0-18 4-22 14')}
    {white('M38 20l5-2c5 6 7 13 6 22l-4 5c0-10-2-18-7-25Z')}
    {fine('M47 46c2.500-2 5 0 4.200 3.300-.5 2.100-2 3.400-3.400 3.600')}
    {/* An apron with straps. */}
    {white('M37 77c6 6 14 6 20 0l7 8-4 19H34l-4-19Z')}
    {line('M34 84c9 5 17 5 26 0m-26 0 2 20m22-20-2 20')}
    {/* The pot that she has thrown, and her hand. */}
    <g transform="translate(-5 -6)">
      {light('M69 64h17c1 3-3 5-3 8 7 4 9 12 6 19-2 4-21 4-24 0-3-7-1-15 6-19 0-3-3-5-2-8Z')}
      {fine('M71.500 68.500c4 1 8 1 12 0m-16.500 9c6 2 14 2 20.500 0m-22 5c7 2 16 2 23.500 0m-23 5c7 2 15 2 22.500 0')}
      {skin('M70 101c-7-3-10-9-8-12 1-2 4-1 6 1l11 3c3 1 3 4 0 4 1 2-1 4-3 3 0 2-3 2-6 1Z')}
    </g>
    {eye}
  </>
);

const masterPotter = (
  <>
    {potteress}
    {/* Hair that has turned grey, under a cap of lace. */}
    {white('M64.500 31c-3-9-12-13-22-10-9 4-13 15-10 27 1 5 4 9 8 10 3-3 5-7 4-12 2-2 4-6 5-10 4-3 9-4 15-5Z')}
    {line('M61 28c-9-1-16 3-19 12m-6-5c0 6 1 12 4 17m3-16c-1 5-1 8 0 12')}
    {dark('M55 18c-10-7-26-3-30 9-3 9-1 19 5 25 3-2 5-6 5-10 2-11 9-19 20-24Z')}
    {white(
      'M56 16c3 1 4 4 2 6-3 0-5 1-6 4-3-1-5 1-5 4-3-1-6 1-5 5-3 0-5 2-4 6-3 0-4 3-3 6-3 1-4 4-2 7-4 1-6-3-5-7 1-16 12-27 28-31Z',
    )}
    {line('M45 17c-9 4-15 13-16 24m8-26c-7 5-11 12-12 22')}
    {fine('M47 46c2.500-2 5 0 4.200 3.300-.5 2.100-2 3.400-3.400 3.600')}
    {/* A collar of lace, with a cameo. */}
    {white('M36 74c6 6 15 6 21 0l8 9c-3 2-4 2-6 1-2 4-5 4-7 2-2 4-6 4-8 0-2 2-5 2-7-2-2 2-5 1-7-1Z')}
    {line('M38 79c6 5 12 5 18 0')}
    {dark(disc(47, 88, 3.6))}
    {white(disc(47, 88, 1.9))}
    {/* Her vase, with handles and white figures on it. */}
    <g transform="translate(-7 -7)">
      {dark('M69 60h17v4l-3 2c0 3 1 4 3 6 4 5 3 13-3 18l-2 4h4v4H70v-4h4l-2-4c-6-5-7-13-3-18 2-2 3-3 3-6l-3-2Z')}
      {fine('M69 72c-6-6-7-1-4 6m21-6c6-6 7-1 4 6')}
      {white('M68 75h19v2H68Zm5 17h9v2h-9Zm-2-27h13v2H71Z')}
      {white('M76 79c1-2 3-2 3 0l2 3-2 1 1 6h-5l1-6-2-1Zm-5 2c1-1 2-1 2 0l1 6h-4Zm11 0c1-1 2-1 2 0l1 6h-4Z')}
    </g>
    {eye}
    {line('M58.500 41a3.600 3.400 0 1 0 7.200-.2 3.600 3.400 0 1 0-7.200.2m0 0-11.500-2')}
  </>
);

const publican = (
  <>
    {light('M6 104c3-16 16-24 29-28l14 12 13-12c17 4 31 12 35 28Z')}
    {skin(STOUT)}
    {/* A moustache with turned-up ends. */}
    {dark('M69 52.500c-4-1.500-9-.5-12 2.500-2 2-5 2-6-1-2 4 2 8 7 7 4-.6 8-3 12-2.500 2 .2 4-1 4-4-2 1-3-1-5-2Z')}
  </>
);

const innkeeper = (
  <>
    {publican}
    {/* A bald head with a wreath of hair. */}
    {dark('M34 34c-4 8-4 18-1 26 3 2 6 1 8-2 2-3 4-7 4-12-1-4-4-6-6-8-2-1-3-3-5-4Z')}
    {line('M36 40c-1 6 0 12 2 16m3-13c0 4-1 8-2 11')}
    {fine('M44 27c3-2 6-3 9-2')}
    {/* His apron, and a cloth over the shoulder. */}
    {white('M36 76c8 7 18 7 27 0l5 9-4 19H34l-5-19Z')}
    {line('M33 85c10 5 22 5 32 0m-31 0 2 19m27-19-2 19')}
    {white('M13 83c5-4 12-6 18-5l3 26H14Z')}
    {fine('M15 88l18-4m-18 9 19-4m-19 10 19-4')}
    {/* A jug of stoneware with a lid of pewter. */}
    <g transform="translate(-6 -8)">
      {light('M72 69h16l2 27c-1 4-19 4-20 0Z')}
      {dark('M71 69c0-6 4-9 9-9s9 3 9 9Z')}
      {dark(disc(80, 59, 2.2))}
      {fine('M70.800 76c6 2 12 2 18.300 0m-19 16c7 2 13 2 19.800 0M77 81h6v6h-6Z')}
      {skin('M74 79c-6-3-12-1-12 3-2 2-1 4 1 5-1 2 0 4 2 5 0 3 3 4 5 3 3 0 4-2 5-4Z')}
      {fine('M63 87c3-1 5-1 7 0m-5 5c2-1 4-1 6 0m-8-10c3-1 5-1 8 0')}
    </g>
    {eye}
    {ear}
  </>
);

const masterBrewer = (
  <>
    {/* A cask behind him. */}
    {light('M2 40c8-4 20-4 28 0 3 18 3 38 0 56H2Z')}
    {dark('M1 51c10-3 21-3 31 0v5c-10-3-21-3-31 0Zm0 25c10-3 21-3 31 0v5c-10-3-21-3-31 0Z')}
    {line('M11 38v58m9-58v58')}
    {publican}
    {/* Whiskers, and a soft cap. */}
    {dark('M44 32l-10 4c-3 8-3 18 0 25 2 6 8 9 13 8 3-1 3-4 1-6-3-4-4-8-3-13 0-6 0-12-1-18Z')}
    {line('M38 42c-1 8 1 15 5 20m-1-21c-1 7 0 12 2 17')}
    {white('M27 33c-7-9-1-22 17-24 16-2 30 5 29 15-1 6-7 6-14 6-11 1-20 3-28 7Z')}
    {light('M31 33c10-5 22-7 35-7v4.500c-13 0-24 3-33 7Z')}
    {line('M33 28c1-7 6-13 14-15m-5 11c2-5 6-9 12-10m-3 9c3-4 7-7 12-7')}
    {/* A leather apron. */}
    {dark('M36 76c8 7 18 7 27 0l6 10-4 18H33l-5-18Z')}
    {line('M32 86c11 5 23 5 34 0')}
    {/* A cone of hops. */}
    <g transform="translate(-2 -4)">
      {white('M70 76c4-3 8-1 9 3 4 0 6 3 5 6 3 2 3 6 0 8 0 4-4 7-8 6-5 1-9-2-9-6-3-2-4-6-1-9-1-3 1-7 4-8Z')}
      {fine('M69 82c3 3 7 3 10-1m-12 8c5 4 11 3 16-3m-15 8c4 3 9 3 13-1')}
      {light('M74 76c-2-5-1-9 3-12 3 4 3 8 0 12Zm-2 0c-5 0-8-3-9-7 5-1 8 1 10 5Zm6 0c5 1 9-1 11-5-4-2-8-1-11 3Z')}
    </g>
    {eye}
    {ear}
  </>
);

export const characterPortraits: Readonly<Record<CharacterName, ReactNode>> = {
  spinner,
  cottonLord,
  navvy,
  railwayKing,
  potter,
  masterPotter,
  innkeeper,
  masterBrewer,
};
