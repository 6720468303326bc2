import type { Language } from '@mall/contract/core/languages';
import type { SlotId, SlotProps } from '@mall/contract/core/slots';
import type { ComponentType } from 'react';

/** The shape of a remote's `src/expose/routes.ts`. One `import()` a line: the build reads there what a route needs. */
export type RouteEntries = { readonly [routeId: string]: () => Promise<{ Component: ComponentType }> };

/** A screen of a room with words of its own (`open-words.ts`), which are fetched beside it. */
export const withPhrases = async (open: () => Promise<unknown>, screen: Promise<ComponentType>) => {
  const [Component] = await Promise.all([screen, open()]);
  return { Component };
};

/** The shape of `src/expose/slots.ts`. */
export type SlotEntries = {
  readonly [at in SlotId]?: () => Promise<{ Component: ComponentType<SlotProps[at]> }>;
};

/** The shape of `src/expose/phrases.ts`. */
export type PhraseEntries = { readonly [language in Language]: () => Promise<{ default: object }> };
