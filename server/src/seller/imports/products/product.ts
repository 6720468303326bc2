import type { GoodsContent, Typed } from '@mall/contract/seller/own-goods';
import type { StoredDraft } from '../../../platform/db/schema.ts';
import type { Finding } from './change.ts';
import type { GoodsLine } from './read-cells.ts';

/** What the rows of one product would do. */
export type SheetProduct = {
  readonly name: Typed;
  readonly ready: StoredDraft;
  readonly findings: readonly Finding[];
};
/** What is missing in a product before shoppers can see it. */
export type Rules = (content: GoodsContent) => readonly unknown[];

export const picturesOf = (lines: readonly GoodsLine[]): string[] => [
  ...new Set(lines.flatMap(({ pictures }) => pictures)),
];
