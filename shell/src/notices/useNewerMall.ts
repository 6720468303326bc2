import { useHoldsUnsaved } from '@mall/platform';
import type { BootManifest } from '@mall/registry/boot-manifest';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Mall } from '../loader/mall.ts';
import { freshManifest, isBuying, isNewer as isNewerThan } from './newer.ts';

const everyMs = 300_000;
const awayMs = 60_000;

/**
 * Whether to announce a newer version: the registry is checked every five minutes while the page is visible,
 * and when a visitor returns to it after a minute. Never between cart and payment, nor with unsaved changes.
 */
export const useNewerMall = (mall: Mall): { isNewer: boolean; later: () => void } => {
  const [fresh, setFresh] = useState<BootManifest>();
  const [declined, setDeclined] = useState<number>();
  const { pathname } = useLocation();
  const isUnsaved = useHoldsUnsaved();
  // Clock, visibility and registry are outside React.
  useEffect(() => watchRegistry(setFresh), []);
  const isKnown = fresh !== undefined && isNewerThan(mall.manifest, fresh) && fresh.revision !== declined;
  return {
    isNewer: isKnown && !isBuying(mall, pathname) && !isUnsaved,
    later: () => setDeclined(fresh?.revision),
  };
};

const watchRegistry = (tell: (fresh: BootManifest) => void): (() => void) => {
  let hiddenAt: number | undefined;
  let stopped = false;
  const look = async (): Promise<void> => {
    const fresh = await freshManifest();
    if (fresh !== undefined && !stopped) tell(fresh);
  };
  const changed = (): void => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (hiddenAt !== undefined && Date.now() - hiddenAt >= awayMs) void look();
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void look();
  }, everyMs);
  document.addEventListener('visibilitychange', changed);
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
};
