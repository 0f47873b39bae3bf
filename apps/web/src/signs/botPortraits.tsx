/** The heads of the bots, in the same manner as those of the figures. */

import type { PolicyName } from '@coalbrook/bots';
import type { ReactNode } from 'react';

import { ear, eye, HEAD, STOUT } from './heads.tsx';

import styles from './Medallion.module.css';

const { skin, dark, light, white, line, fine } = styles;

const carter = (
  <>
    {/* His whip, over the shoulder. */}
    <path className={light} d="M14 104L24 44L26.5 44.5L17.5 104Z" />
    <path className={fine} d="M25.5 45C27 32 19 22 11 26C5 30 8 40 14 38" />
    <path className={light} d="M6 104C9 88 22 81 36 78L48 90L58 78C75 81 89 88 94 104Z" />
    <path className={skin} d={HEAD} />
    {/* Shaggy hair and a short beard. */}
    <path
      className={dark}
      d="M49 33L33 36C27 46 27 60 33 68L37 65L38 70L43 64C42.5 58 43.5 53 45.5 50C44 46 45.5 41 49 38Z"
    />
    <path
      className={dark}
      d="M49.5 50C45.5 51 43.5 57 45 61C48 68.5 56 72.5 63 70.5C67.5 68.5 68.5 63 66.4 59.4C66 58.3 66.5 57.5 68 56.3C65 56.5 63 57 60 57.5C56 57 53 55 51.5 50.5Z"
    />
    <path
      className={line}
      d="M49 57C51 63 55 66 60 67.5M54 59.5C56 63 59.5 65 63.5 65.5M36 44C34.5 50 35 57 37 62M41 43C39 49 39 55 40 60"
    />
    {/* A neckerchief. */}
    <path className={dark} d="M36 73C43 78 52 78 58.5 71.5L62 78L55 84L60 95L50 86L44 94L45 84L35 79Z" />
    <path className={line} d="M40 77C46 81 52 81 58 76M50 86L47 82M50 86L54 82" />
    {/* A slouch hat. */}
    <path
      className={dark}
      d="M10 45C12 35 21 31 29 30C27 19 33 9.5 45 9C57 8 66 15 67 26C76 28 83 34 86 43C79 37 70 34.5 62 34.5C48 36 26 36 10 45Z"
    />
    <path className={light} d="M29 25.5C40 28 54 27 66.5 21.5L67 27C55 32 41 33 29.2 30.5Z" />
    <path className={line} d="M36 15C40 12 47 11 53 13M17 39C28 34 44 34 58 32C66 31.5 74 33.5 79 36.5" />
    {/* A stalk of barley. */}
    <path
      d="M67 55L88 46M79 49.4L82 46M79 49.4L84 50M83 47.8L86 44.4M83 47.8L88 48.4"
      fill="none"
      stroke="#d5c39a"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
    {eye}
    {ear}
  </>
);

const brewer = (
  <>
    <path className={light} d="M8 104C10 90 22 82 35 79L47 87L58 79C75 82 88 90 92 104Z" />
    <path className={skin} d={HEAD} />
    {/* Hair in a knot, under a kerchief tied above the forehead. */}
    <path
      className={dark}
      d="M62 28C57 27 52 32 50.5 38C49.5 45 49.5 51 47 55C44 60 40 61 37 60C32 54 31 43 34 34C41 24 55 21 62 28Z"
    />
    <path
      className={white}
      d="M66 31C63 21 52 15.5 42 17.5C30 20 23.5 32 26 44C26.5 49 28 53 31 56C34 52 37 46 42 42C48 37 57 34 66 31Z"
    />
    <path className={white} d="M60 22C61 15 66 11 73 12C71 15 71 17 72 19C68 19 64 21 61 25Z" />
    <path className={white} d="M57 21C53 15 54 9 59 5C60 9 62 11 65 12C61 15 60 18 60 23Z" />
    <path
      className={line}
      d="M58 24C47 23 37 29 32 42M49 20C40 22 33 29 30 39M64 29C54 29 43 33 36 41M68 14C65 15 63 18 62 21M59 9C58 13 58 17 59 20"
    />
    <path className={fine} d="M41 52C43 49 46 49 48 51M39 56C42 54 45 54 47 55" />
    {/* A collar. */}
    <path className={white} d="M35 77C42 84 52 84 60 76L66 83C56 92 40 92 29 83Z" />
    <path className={line} d="M47 89V91M36 83L38 87M58 82L56.5 86" />
    {/* Her tankard, with a head of foam. */}
    <path className={light} d="M64 67H86L84.5 93C84 95.5 66 95.5 65.5 93Z" />
    <path
      className={fine}
      d="M70 71L71 92M75 71.5V93M80 71L79 92M65 75C71 77 79 77 85.5 75M65.5 88C71 90 79 90 84.8 88"
    />
    <path
      className={skin}
      d="M67 73.5C62 71.5 56 72.5 55.5 76C53.5 78 54 80 55.5 81C54.5 83 55 85 57 86C57 88.5 59 90 61.5 90C64 90 66 89 67 87.5Z"
    />
    <path
      className={fine}
      d="M56 81.2C58.5 80.3 61 80.3 63 81M57 86C59 85 61 85 63 85.7M57 76.5C59 75.6 61 75.6 63 76.3"
    />
    <path
      className={white}
      d="M62 68C59 64 62 59.5 66 60.5C67 56 73 55 75.5 58.5C79 55.5 84.5 57.5 84.5 61.5C89 61.5 90 66.5 87 69C84 72 80 69 77 70.5C75 73.5 71 72.5 70 70C67 72 63.5 71 62 68Z"
    />
    {eye}
  </>
);

const apprentice = (
  <>
    <path className={dark} d="M10 104C13 90 25 83 37 80L47 90L57 80C73 83 84 90 88 104Z" />
    <path className={white} d="M37 76C43 83 51 83 57 76L60 80L52 104H42L34 81Z" />
    {/* A round, young face. */}
    <path
      className={skin}
      d="M56 27C60.5 28 64 32 64.5 36.5C64.8 38.5 65.2 39.5 64.8 41L70 46C70.5 48.5 69 49.6 66.8 50L68 52.4L66.2 53.7L67.3 55.7C66.2 57 66 57.6 66.2 58.8C67 61.5 66 64.5 63 66C59.5 67.2 56.5 66.5 54.5 66L56 82L38 83C40.5 75 40 68 39 63.5C33.5 58 32 49 34 40C36.5 31 46 24.5 56 27Z"
    />
    {/* Tousled hair below a flat cap. */}
    <path
      className={light}
      d="M35 36C31 43 31.5 52 36 58L38.5 55L39.5 59.5C42 58.5 44 56 44.5 53C46 50 48.5 45 47.5 41L51 44L52.5 38L56.5 41L58 36L62.5 38.5L63.5 33Z"
    />
    <path className={line} d="M37 43C36 48 37 52 39 54M42 43C42 47 41.5 51 41 54M47 40C46 43 45 46 45 48M56 37L56 40" />
    <path
      className={dark}
      d="M27 36C22 25 32 13 47 13.5C60 13 69 20 70 29C77 30.5 82 33.5 83 38C76 36 69 35.5 63 36.5C52 39 38 41 27 36Z"
    />
    <path
      className={line}
      d="M49 14C43 18 38 26 37 37M49 14C55 18 59 25 60 34M49 14C58 16 66 21 69 29M48 14C40 16 33 22 29 31M63 34C68 32 75 32.5 79 35"
    />
    <circle cx="49" cy="13.5" r="2.2" className={dark} />
    {/* A pencil behind the ear, and freckles. */}
    <path className={white} d="M36 51L50.5 42.5L52 45L37.5 53.5Z" />
    <path className={dark} d="M50.5 42.5L55.5 41L52 45Z" />
    <path
      className={fine}
      d="M47 46.5c3-2.5 5.5 0 4.5 3.5-.6 2.3-2.2 3.6-3.8 3.8M58 47.5l.1 0M60.5 49l.1 0M62.5 47l.1 0M60 51.5l.1 0M57.5 50.5l.1 0M66.2 54.6C64.5 55.6 63 55.4 61.8 54.4"
    />
    <path className={line} d="M37 80L43 104M57 80L51 104M47 92V104" />
    <g transform="translate(-.5 2.3)">{eye}</g>
  </>
);

const baron = (
  <>
    {/* A coat with a collar of fur. */}
    <path className={dark} d="M2 104C5 88 20 81 33 77L48 90L62 77C80 81 94 88 98 104Z" />
    <path className={skin} d={STOUT} />
    {/* Hair and whiskers. */}
    <path
      className={dark}
      d="M33 34C30 43 31 54 36 62C39 64 42 62 43 58C45 55 45.5 52 46 49C48 55 50 62 56 66.5C59 66 59.5 63 58 60.5C54 56 52.5 50 52 44C50 41 49 38 50 34Z"
    />
    {/* A moustache that curls up. */}
    <path
      className={dark}
      d="M70.5 51C66 50 60 51 57 55C54.5 58 51.5 58 50 55.5C49.5 61 54.5 63.5 59 61.5C63 59.5 68 58 73 58.5C76 59 78 57 78 54C76 55.5 72.5 53 70.5 51Z"
    />
    <path
      className={line}
      d="M58 58.5C62 55 67 54 72 55.5M36 46C36 52 37.5 57 39.5 59.5M51 56C52.5 60 54 62.5 56.5 64.5"
    />
    <path className={white} d="M37 72C43 77 54 78 62.5 72L63 80L54 104H46L38 80Z" />
    <path className={dark} d="M44 79L52 83L61 78L62 85L52.5 85L45 87Z" />
    <path
      className={light}
      d="M34 73C29 72 27 76 28 79C23 79 21 83 23 87C18 88 18 94 21 96C18 99 19 103 21 105H45C47 101 45 98 42 97C45 93 42 89 39 88.5C41 84 39 79 36 79C38 76 37 73.5 34 73Z"
    />
    <path
      className={light}
      d="M63 74C68 72 71 76 70 79C75 79 77 83 75 87C80 88 80 94 77 96C80 99 79 103 77 105H54C51 101 53 98 56 97C53 93 56 89 59 88.5C57 84 58 80 61.5 79.5C60 77 61 74.5 63 74Z"
    />
    <path
      className={line}
      d="M31 79C33 81 34 84 33 87M27 87C30 89 32 92 31 95M26 96C29 98 30 101 30 104M37 91C38 94 38 97 37 100M67 79C65 81 64 84 65 87M71 87C68 89 66 92 67 95M72 96C69 98 68 101 68 104M61 91C60 94 60 97 61 100"
    />
    {/* A pale silk hat. */}
    <path
      className={light}
      d="M22 33C34 38 56 37.5 74 30C75.5 27 73.5 25.5 70.5 26C68.5 27 66.5 27.5 65.5 27.5C65.5 20 67.5 10 70 3.5C58-.5 38-.5 28 4.5C31 12 33 22 33.5 30.5C30 30.5 27 30 25 29.5C21.5 29 20.5 32 22 33Z"
    />
    <path className={dark} d="M32.5 21.5C43 25.5 56 25 66 20.5L65.5 27.5C56 31.5 43 32 33.5 30Z" />
    <path className={line} d="M37 4.5L39.5 22M45 3L46.5 23M53 3L53.5 23.5M61 4L60 22.5" />
    {eye}
    {/* A monocle on its cord. */}
    <circle cx="61.8" cy="41" r="4.3" fill="none" stroke="#8a5a0f" strokeWidth="1.5" />
    <path className={line} d="M58.5 44C56 52 57 66 60 78" />
  </>
);

const engineer = (
  <>
    <path className={dark} d="M10 104C12 90 24 82 36 79L47 86L58 79C74 82 86 90 90 104Z" />
    <path className={skin} d={HEAD} />
    {/* A knot of hair with a pair of dividers in it. */}
    <path className={white} d="M31 47L8 26L6.5 20L12 22.5L34 44Z" />
    <path className={white} d="M30 42L13 15L13.5 9L18 12.5L34 40Z" />
    <circle cx="22" cy="44" r="12.5" className={dark} />
    <path className={line} d="M13 41C17 36 26 36 31 41M12 46C17 41 27 42 32 47M15 52C19 48 26 48 30 52" />
    <path
      className={dark}
      d="M64.5 32C62 21 50 16.5 40 20.5C29 25 26 37 30 49C32 56 36 60.5 40.5 61C44 59 45 54 44.5 50C47 47 49.5 43 50.5 38C54 34 59 33 64.5 32Z"
    />
    <path
      className={line}
      d="M58 25C47 23 38 29 33 40M61 29C50 27 41 33 35 44M48 20C40 22 34 27 31 35M48 40C45 46 40 49 35 50"
    />
    {/* Goggles, pushed up. */}
    <path className={light} d="M28 33C36 26.5 46 22 56 20L58 25.5C48 28 38 33 30 39.5Z" />
    <ellipse cx="61" cy="23.5" rx="8.5" ry="8" transform="rotate(24 61 23.5)" className={light} />
    <ellipse cx="62" cy="23.8" rx="5.6" ry="5.4" transform="rotate(24 62 23.8)" className={dark} />
    <path d="M59.5 22C60.5 20.5 62 19.8 63.5 20.2" fill="none" stroke="#fffaf0" strokeWidth="1.4" />
    <circle cx="36" cy="31" r="1.5" className={dark} />
    <path className={fine} d="M47 46c2.5-2 5 0 4.2 3.3-.5 2.1-2 3.4-3.4 3.6" />
    <circle cx="47.8" cy="55.5" r="1.3" className={white} />
    {/* A high collar and a cravat. */}
    <path className={white} d="M36.5 68C43 73.5 51 74 57 69L61 80L51 104H45L33 80Z" />
    <path className={dark} d="M42 77L50 80L58 75L60 83L51 82L45 87Z" />
    <path className={line} d="M35 82L43 100M59.5 82L53 100M28 83L37 99M67 83L60 99" />
    {eye}
  </>
);

const master = (
  <>
    {/* A robe with a chain of office. */}
    <path className={dark} d="M2 104C6 88 20 80 33 76L48 88L61 76C80 80 94 88 98 104Z" />
    <path className={skin} d={HEAD} />
    <path className={light} d="M36 77L48 104L58 77C52 84 42 84 36 77Z" />
    {/* White hair and a long beard. */}
    <path className={white} d="M36 34C30 42 29 54 33 63C36 66 40 65 42 61C45 57 46.5 52 47 47C49 43 49 38 50 34Z" />
    <path
      className={white}
      d="M48 47C46 55 44 63 46 72C47 83 54 94 65 99C66 92 71 88 73 80C75 72 73 64 68.5 58.5C66 55.5 70 53 66.5 52.5C61 52 57 56 54.5 54C52.5 52 52 48 51 46C50 44.5 48.5 45 48 47Z"
    />
    <path
      className={line}
      d="M50 52C49 62 50 76 58 88M53.5 57C53 68 56 80 63 90M58 59C58 70 61 79 66 86M63 60C64 68 66 74 69 80M66.5 59.5C68.5 63 70 68 71 73M36 42C34 50 34 57 36.5 61M41 42C39.5 49 39 55 40 59"
    />
    <path className={fine} d="M57 57.5C60.5 54.5 65 54 68.5 56" />
    {/* A velvet cap. */}
    <path
      className={dark}
      d="M26 38C19 32 20 21 31 16C43 10 62 11 70 20C74 25 72 30 66 32C53 33 40 36 31 40C29 40 27.5 39.5 26 38Z"
    />
    <path className={light} d="M28 39.5C39 33.5 53 30 66.5 28.5L66.5 33C53 34 41 38 31 43.5C29 43 28 41.5 28 39.5Z" />
    <path className={line} d="M30 30C33 22 42 17 52 17M34 33C38 26 46 22 56 21M27 26C29 21 34 18 39 16" />
    {/* His chain of office, and spectacles. */}
    <path d="M27 80C30 88 37 94 49 96" fill="none" stroke="#e3b552" strokeWidth="5" strokeDasharray="4.5 1.5" />
    {eye}
    <path className={line} d="M58.5 41a3.6 3.4 0 1 0 7.2-.2a3.6 3.4 0 1 0-7.2 .2M58.5 41L47 39" />
  </>
);

export const botPortraits: Readonly<Record<PolicyName, ReactNode>> = {
  carter,
  brewer,
  apprentice,
  baron,
  engineer,
  master,
};
