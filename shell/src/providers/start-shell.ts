import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases, type PlatformBoot, startPlatform } from '@mall/platform';
import { uiPhrases } from '@mall/ui';
import { startBranding } from '../branding/branding.ts';

/** Runs once before the router exists. Resolves when the frame has its phrases and the shop's colour. */
export const startShell = async (boot: PlatformBoot): Promise<void> => {
  const platform = startPlatform(boot);
  startBranding();
  await Promise.allSettled([platform, loadPhrases('ui', uiPhrases), loadPhrases('shell', files)]);
};

const files = eachLanguage((language) => () => import(`../phrases/${language}.json`));
