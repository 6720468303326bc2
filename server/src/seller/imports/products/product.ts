import { type GoodsContent, goodsLimits, type Typed } from '@mall/contract/seller/own-goods';
import type { StoredDraft } from '../../../platform/db/schema.ts';
import type { Finding } from './found.ts';
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

/**
 * More rows with one product number than a product has variants: refused before anything compares them with each other,
 * which would take a minute for the rows of a whole sheet.
 */
export const hasTooManyRows = (lines: readonly GoodsLine[]): boolean => lines.length > goodsLimits.skus;
export const tooManyRows = (name: Typed, lines: readonly GoodsLine[]): SheetProduct => ({
  name,
  ready: { content: {} },
  findings: lines.map((line, at) => ({
    line,
    changes: [],
    notes: [],
    faults: at === 0 ? [{ column: 'group', problem: 'tooManySpecs', detail: { max: goodsLimits.skus } }] : [],
  })),
});
