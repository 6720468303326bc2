import { redirects } from '@mall/contract/core/redirects';
import { permits } from '@mall/contract/core/remote-config';
import { factsOf, loadPhrases, provideServices, session, setNavigator } from '@mall/platform';
import { createRoot } from 'react-dom/client';
import { keepFirstWindow } from './boot/first-window.ts';
import { readManifest } from './boot/manifest.ts';
import { bootFacts } from './boot/page.ts';
import { composePhrases } from './boot/phrases.ts';
import { createMall, type Mall } from './loader/mall.ts';
import { routeAt } from './loader/route-at.ts';
import { watchCommits } from './loader/runaway.ts';
import { loadService } from './loader/services.ts';
import { watchReports } from './loader/telemetry.ts';
import { declaredBy } from './menus/declared.ts';
import { Providers } from './providers/Providers.tsx';
import { startShell } from './providers/start-shell.ts';
import { Broken } from './router/Broken.tsx';
import { createMallHistory } from './router/history.ts';
import { MallRouter } from './router/MallRouter.tsx';
import { MallProvider } from './slots/MallProvider.tsx';
import { Spared } from './spared.tsx';

/** From the HTML to the first screen. Nothing here waits for a remote: the frame is drawn first. */
export const boot = async (): Promise<void> => {
  const manifest = await readManifest();
  const mall = createMall(manifest);
  provideServices(loadService(mall));
  watchCommits();
  watchReports(mall.remotes, () => routeAt(mall, location.pathname)?.id);
  // A wrong shop code redirects before there is a router: the router then starts there, and the toast stays.
  setNavigator({ go: (path) => window.history.replaceState(window.history.state, '', path) });
  const speaking = Promise.all([
    startShell(bootFacts()),
    loadPhrases('compose', composePhrases).catch(() => {}),
  ]);
  openAhead(mall);
  await speaking;

  keepFirstWindow();
  const history = createMallHistory();
  createRoot(rootElement()).render(
    <Spared instead={<Broken />}>
      <MallProvider mall={mall}>
        <Providers declared={declaredBy(manifest.remotes)}>
          <MallRouter mall={mall} history={history} />
        </Providers>
      </MallProvider>
    </Spared>,
  );
  if (manifest.inspector) void import('./inspector/outline.ts').then(({ startOutline }) => startOutline());
};

/** The screen of this address is fetched in parallel with the phrases. */
const openAhead = (mall: Mall): void => {
  const { pathname } = location;
  const route = routeAt(mall, redirects[pathname] ?? pathname);
  if (route === undefined || route.remote.declared.closed) return;
  if (permits(route.access ?? 'visitor', factsOf(session.read()))) route.screen.start();
};

const rootElement = (): HTMLElement => {
  const found = document.getElementById('root');
  if (found === null) throw new Error('The page has no #root');
  return found;
};
