import type { RemoteConfig } from '@mall/contract/core/remote-config';
import type { PhraseEntries, RouteEntries } from '@mall/platform';
import { loadPhrases, startPlatform } from '@mall/platform';
import React, { type ComponentType, type ReactNode } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { callMallAt } from '../api/call-mall-at.ts';
import { AloneRoot } from './AloneRoot.tsx';

export type Alone = {
  declared: RemoteConfig;
  routes: RouteEntries;
  phrases: PhraseEntries;
  /** Other namespaces that its screens use: `{ ui: uiPhrases }`. */
  speaks?: Readonly<Record<string, PhraseEntries>>;
  /** The frame around the screens where there is no shell: a menu, toasts. */
  Frame: ComponentType<{ basename: string; children: ReactNode }>;
  /** Displayed in place of a screen that failed to render. */
  Failed: ComponentType<{ onRetry: () => void }>;
};

/**
 * Props of the host: the path of the remote in the host's site, its element, and the mall's address when it
 * is not the site's own.
 */
export type AloneProps = { basename?: string; domElement?: HTMLElement; mall?: string };

/**
 * The same screens as single-spa lifecycles, for hosts other than our shell: own root, own providers, own
 * router. Only this file knows single-spa-react.
 */
export const createLifecycles = ({
  declared,
  routes,
  phrases,
  speaks = {},
  Frame,
  Failed,
}: Alone): ReactAppOrParcel<AloneProps> => {
  const lifecycles = singleSpaReact<AloneProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: ({ basename = '' }: AloneProps) => (
      <AloneRoot basename={basename} declared={declared} routes={routes} Frame={Frame} Failed={Failed} />
    ),
    errorBoundary: () => <p role="alert">{declared.name}</p>,
  });
  return {
    ...lifecycles,
    bootstrap: async (props) => {
      await open(declared, phrases, speaks, props);
      for (const step of [lifecycles.bootstrap].flat()) await step(props);
    },
  };
};

/** A page has one platform, however often it mounts a parcel. */
let starting: Promise<void> | undefined;

const open = async (
  declared: RemoteConfig,
  phrases: PhraseEntries,
  speaks: Readonly<Record<string, PhraseEntries>>,
  { mall }: AloneProps,
): Promise<void> => {
  const namespaces = Object.entries({ ...speaks, [declared.i18n]: phrases });
  if (mall !== undefined) callMallAt(mall);
  await (starting ??= startPlatform());
  await Promise.all(namespaces.map(([namespace, files]) => loadPhrases(namespace, files)));
};
