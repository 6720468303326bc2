import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { bcp47, defaultLanguage, type Language } from '@mall/contract/core/languages';
import { apiWire } from '@mall/contract/core/wire';
import { legalWire } from '@mall/contract/core/wire.legal';
import { memberWire, messageWire, proofWire } from '@mall/contract/core/wire.member';
import { officeWire } from '@mall/contract/core/wire.office';
import { plannerWire } from '@mall/contract/core/wire.planner';
import { operatorWire } from '@mall/contract/core/wire.operator';
import { setupWire } from '@mall/contract/core/wire.setup';
import { distributionWire, promotionWire } from '@mall/contract/core/wire.promotion';
import {
  addPhrases,
  registerOperations,
  dismissToast,
  events,
  i18n,
  loadPhrases,
  queryClient,
  type SessionState,
  session,
  setNavigator,
  toasts,
  useStore,
} from '@mall/platform';
import { loadCommonPhrases, openLanguage, startCartCount, startI18n } from '@mall/platform/testing';
import { ToastList, uiPhrases } from '@mall/ui';
import { officePhrases } from '@mall/ui/office';
import { type Answers, type Call, fakeApi } from './fake-api.ts';
import { seenStyles } from './seen-styles.ts';

export type ScreenOptions = {
  /** The route of the screen: path pattern and address. */
  route?: string;
  at?: string;
  /** The answers of the API. */
  api?: Answers;
  /** The remote's phrases in the test's language: `{ checkout: zh }`. */
  phrases?: Readonly<Record<string, object>>;
  lang?: Language;
  /** The session; a visitor without a shop code by default. */
  who?: Partial<SessionState>;
};

export type Screen = RenderResult & {
  user: UserEvent;
  calls: Call[];
  /** The current address, with its query. */
  where: () => string;
};

/** Prepares a test without a screen: session, language, the API's answers. Returns the calls. */
export const prepare = async (options: ScreenOptions = {}): Promise<Call[]> => {
  const { api = {}, phrases = {}, lang = defaultLanguage, who = {} } = options;
  cleanup();
  reset(who, lang);
  registerOperations({
    ...apiWire,
    ...legalWire,
    ...plannerWire,
    ...promotionWire,
    ...distributionWire,
    ...memberWire,
    ...proofWire,
    ...messageWire,
    ...officeWire,
    ...operatorWire,
    ...setupWire,
  });
  const calls = fakeApi(api);
  await speak(lang, phrases);
  return calls;
};

/**
 * Renders a screen as the shell does, with a fake API at the network: real encoding, real envelope, real
 * toasts.
 */
export const renderScreen = async (screen: ReactElement, options: ScreenOptions = {}): Promise<Screen> => {
  const { route = '*', at = '/' } = options;
  const calls = await prepare(options);

  const router = createMemoryRouter(
    [
      { path: route, element: screen },
      { path: '*', element: <p data-testid="elsewhere" /> },
    ],
    { initialEntries: [at] },
  );
  setNavigator({
    go: (path) => void router.navigate(path),
    back: () => void router.navigate(-1),
    reload: () => undefined,
  });
  const shown = render(
    <StyleSheetManager stylisPlugins={[seenStyles]}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </StyleSheetManager>,
  );
  const where = () => router.state.location.pathname + router.state.location.search;
  return { ...shown, user: userEvent.setup(), calls, where };
};

function Toasts() {
  return <ToastList toasts={useStore(toasts)} onClose={dismissToast} />;
}

const reset = ({ token = null, code = null, ...facts }: Partial<SessionState>, lang: Language): void => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lang', lang);
  session.readAgain();
  if (token !== null) session.takeToken(token);
  if (code !== null) session.takeCode(code);
  session.learn({
    user: null,
    isShop: false,
    shopId: null,
    permissions: [],
    isDistribute: false,
    known: true,
    ...facts,
  });
  watchCart();
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  toasts.set([]);
  events.emit('cart/changed', { count: 0 });
};

const speak = async (lang: Language, phrases: Readonly<Record<string, object>>): Promise<void> => {
  openLanguage(null);
  startI18n();
  await i18n.changeLanguage(bcp47[lang]);
  await Promise.all([
    loadCommonPhrases(),
    loadPhrases('ui', uiPhrases),
    loadPhrases('office', officePhrases),
  ]);
  for (const [namespace, words] of Object.entries(phrases)) addPhrases(namespace, words);
};

let watching = false;
const watchCart = (): void => {
  if (!watching) startCartCount();
  watching = true;
};
