import { i18n, openPhrases, provideServices } from '@mall/platform';
import { createRoot } from 'react-dom/client';
import { readManifest } from './boot/manifest.ts';
import { bootFacts } from './boot/page.ts';
import { composePhrases } from './boot/phrases.ts';
import { openInspector } from './inspector/open.ts';
import { prefetchOnIntent, prefetchWhenIdle } from './loader/prefetch.ts';
import { createMall } from './loader/mall.ts';
import { loadService } from './loader/services.ts';
import { watchReports } from './loader/telemetry.ts';
import { declaredBy } from './menus/declared.ts';
import { Providers } from './providers/Providers.tsx';
import { startShell } from './providers/start-shell.ts';
import { createMallHistory } from './router/history.ts';
import { MallRouter } from './router/MallRouter.tsx';
import { MallProvider } from './slots/MallProvider.tsx';

/** From the HTML to the first screen. Nothing here waits for a remote: the frame stands first. */
export const boot = async (): Promise<void> => {
  const [manifest] = await Promise.all([readManifest(), startShell(bootFacts())]);
  await openPhrases('compose', composePhrases).catch(() => i18n);

  const mall = createMall(manifest);
  provideServices(loadService(mall));
  watchReports(mall);
  const history = createMallHistory();

  createRoot(rootElement()).render(
    <MallProvider mall={mall}>
      <Providers declared={declaredBy(manifest.remotes)}>
        <MallRouter mall={mall} history={history} />
      </Providers>
    </MallProvider>,
  );
  prefetchOnIntent(mall);
  prefetchWhenIdle(mall, history);
  if (manifest.dev) openInspector(mall);
};

const rootElement = (): HTMLElement => {
  const found = document.getElementById('root');
  if (found === null) throw new Error('The page has no #root');
  return found;
};
