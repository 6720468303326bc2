import type { Typed } from '@mall/contract/seller/own-goods';

export const namesOf = (name: Typed): string[] =>
  Object.values(name)
    .map((text) => text.trim())
    .filter((text) => text !== '');
