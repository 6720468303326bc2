import type { Language } from '@mall/contract/core/languages';
import type { SlotId, SlotProps } from '@mall/contract/core/slots';
import type { ComponentType } from 'react';

/**
 * The type of a remote's `src/expose/routes.ts`. Write one `import()` a line: the build reads there which
 * files a route needs.
 */
export type RouteEntries = { readonly [routeId: string]: () => Promise<{ Component: ComponentType }> };

/** A screen with phrases of its own (`load-phrases.ts`), which are fetched in parallel. */
export const withPhrases = async (open: () => Promise<unknown>, screen: Promise<ComponentType>) => {
  const [Component] = await Promise.all([screen, open()]);
  return { Component };
};

/** The type of `src/expose/slots.ts`. */
export type SlotEntries = {
  readonly [at in SlotId]?: () => Promise<{ Component: ComponentType<SlotProps[at]> }>;
};

/** The type of `src/expose/phrases.ts`. */
export type PhraseEntries = { readonly [language in Language]: () => Promise<{ default: object }> };
