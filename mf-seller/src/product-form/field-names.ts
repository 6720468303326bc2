import { type GoodsField, sectionOf } from '@mall/contract/own-goods';

/** Names of fields that the server gave; one that this page does not know is left out. */
export const fieldNames = (names: readonly string[]): GoodsField[] =>
  names.filter((name): name is GoodsField => name in sectionOf);
