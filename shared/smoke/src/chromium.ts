import { findProgram } from './find-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const onMac = ['Chromium', 'Google Chrome'];
const macFolders = onMac.map((name) => `/Applications/${name}.app/Contents/MacOS`);

/** The first Chromium or Chrome on this machine. */
export const installedChromium = (): string | undefined => findProgram([...names, ...onMac], macFolders);

/**
 * The browser of the tests: CHROMIUM_PATH, else an installed one. Throws with instructions when there is
 * none.
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH || installedChromium();
  if (!found) throw new Error('No Chromium found: install it, or give the path of one in CHROMIUM_PATH.');
  return found;
}
