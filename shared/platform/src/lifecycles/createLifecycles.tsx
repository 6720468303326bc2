import type { RemoteConfig } from '@mall/contract/core/remote-config';
import type { PhraseEntries, RouteEntries } from '@mall/platform';
import { loadPhrases, startPlatform } from '@mall/platform';
import React, { type ComponentType, type ReactNode } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { StyleSheetManager } from 'styled-components';
import { callMallAt } from '../api/call-mall-at.ts';
import { AloneRoot } from './AloneRoot.tsx';
import { createGuest, type Guest } from './guest.ts';

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
 * Props of the host: its name for the remote, the path of the remote in the host's site, its element, and the mall's
 * address when it is not the site's own. `ownPage` is the mall's own: its page has the styles, and the remote is no
 * guest there.
 */
export type AloneProps = {
  name?: string;
  basename?: string;
  domElement?: HTMLElement;
  domElementGetter?: () => HTMLElement;
  mall?: string;
  ownPage?: boolean;
};

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
      <StyleSheetManager {...(guest && { target: guest.styles })}>
        <AloneRoot basename={basename} declared={declared} routes={routes} Frame={Frame} Failed={Failed} />
      </StyleSheetManager>
    ),
    errorBoundary: () => <p role="alert">{declared.name}</p>,
  });
  const run = async (phase: 'bootstrap' | 'mount' | 'unmount', props: Given): Promise<void> => {
    const { place } = guest ?? {};
    const given = place && { domElement: place, domElementGetter: () => place };
    for (const step of [lifecycles[phase]].flat()) await step({ ...props, ...given });
  };
  return {
    ...lifecycles,
    bootstrap: async (props) => {
      if (props.ownPage !== true) guest ??= createGuest(props.mall ?? location.origin);
      await open(declared, phrases, speaks, props);
      await run('bootstrap', props);
    },
    mount: async (props) => {
      await guest?.enter(props.domElement ?? props.domElementGetter?.() ?? document.body);
      await run('mount', props);
    },
    unmount: async (props) => {
      await run('unmount', props);
      guest?.leave();
    },
  };
};

type Given = Parameters<Extract<ReactAppOrParcel<AloneProps>['mount'], (...given: never[]) => unknown>>[0];

/** A page has one platform, and one guest, however often it mounts a parcel. */
let starting: Promise<void> | undefined;
let guest: Guest | undefined;

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
