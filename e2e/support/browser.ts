import { findChromium } from '../../scripts/chromium.ts';

const executablePath = findChromium();

const program = executablePath === undefined ? {} : { executablePath };

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test opens each page a few times: compiling its scripts further, and a process for each page, cost
  // more than they bring (a tenth of the browser's processor time).
  '--js-flags=--no-sparkplug --no-maglev --no-turbofan',
  '--renderer-process-limit=1',
];

/** Loads pictures, for tests of their effect on a page. */
export const withPictures = { ...program, args: ARGS };

/** Loads no pictures, whose drawing and decoding take a third of the processor time of a journey. */
export const withoutPictures = {
  ...program,
  args: [...ARGS, '--blink-settings=imagesEnabled=false'],
};
