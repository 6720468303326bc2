import type { RemoteConfig } from '@mall/contract/core/remote-config';
import type { PhraseEntries, RouteEntries } from '@mall/platform';
import { openPhrases, startPlatform } from '@mall/platform';
import React, { type ComponentType, type ReactNode } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { callMallAt } from '../api/call-mall-at.ts';
import { AloneRoot } from './AloneRoot.tsx';

export type Alone = {
  declared: RemoteConfig;
  routes: RouteEntries;
  phrases: PhraseEntries;
  /** Other namespaces that its screens speak: `{ ui: uiPhrases }`. */
  speaks?: Readonly<Record<string, PhraseEntries>>;
  /** What stands around the screens where no shell does: its menu, its toasts. */
  Frame: ComponentType<{ basename: string; children: ReactNode }>;
  /** Stands for a screen that could not be drawn. */
  Failed: ComponentType<{ onRetry: () => void }>;
};

/**
 * What the host may say: where in its own site the remote lives, in which element, and at which address the mall is when
 * that is another one than the site's.
 */
export type AloneProps = { basename?: string; domElement?: HTMLElement; mall?: string };

/**
 * The same screens for hosts that are not our shell, as single-spa knows them: own root, own providers, own router. The
 * one place that knows single-spa-react.
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

/** A page has one platform, however often a parcel of it is made. */
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
  await Promise.all(namespaces.map(([namespace, files]) => openPhrases(namespace, files)));
};
