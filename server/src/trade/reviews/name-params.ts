import type { Texts } from '@mall/contract/core/languages';

/** The name of a product for a message, in each language that has one. */
export const nameParams = (name: Texts): Record<string, string> => ({
  name: name.zh,
  ...Object.fromEntries(Object.entries(name).map(([code, text]) => [`name.${code}`, text])),
});
