import { findProgram } from './find-program.ts';

/** Without a window of its own a browser draws the same with a fifth less work: those come first. */
const withoutWindow = ['chromium-headless-shell', 'chrome-headless-shell'];
const withWindow = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const onMac = ['Chromium', 'Google Chrome'];
const macFolders = onMac.map((name) => `/Applications/${name}.app/Contents/MacOS`);

/** The first Chromium or Chrome on this machine. */
export const installedChromium = (): string | undefined =>
  findProgram([...withoutWindow, ...withWindow, ...onMac], macFolders);

/**
 * The browser of the tests: CHROMIUM_PATH, else an installed one. Throws with instructions when there is
 * none.
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH || installedChromium();
  if (!found) throw new Error('No Chromium found: install it, or give the path of one in CHROMIUM_PATH.');
  return found;
}

/**
 * Features of the browser's own window that no test sees. For each context it would load two pages of the
 * address bar, which costs as much as a page of the mall.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Those that Playwright disables: a browser obeys only the last list, so ours repeats its names. */
export const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Arguments for every browser that a test or a check starts. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${[...disabledByPlaywright, ...unseen].join(',')}`,
];
