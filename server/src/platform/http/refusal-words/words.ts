import type { Language } from '@mall/contract/core/languages';

/** One sentence in each language. `{name}` is filled from the refusal's detail. */
export type Words = { readonly [code in Language]: string };

export const w = (zh: string, en: string, indo: string, fili: string): Words => ({ zh, en, indo, fili });
