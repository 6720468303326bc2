import { type Language, pickText, type Texts } from '@mall/contract/core/languages';
import type { Reader } from '../../platform/db/open.ts';

export type AttributeRow = {
  readonly kind: 'style' | 'material';
  readonly key: string;
  readonly name: Texts;
  readonly bit: number;
};

/** All styles and materials: at most 52 of each. */
export const attributeRows = (reader: Reader): Promise<AttributeRow[]> =>
  reader
    .selectFrom('attributes')
    .select(['kind', 'key', 'name', 'bit'])
    .where('kind', 'in', ['style', 'material'])
    .orderBy('bit')
    .$narrowType<AttributeRow>()
    .execute();

/** Counts by key from counts by set (a sum of bits), the most frequent first. */
export const keyFacet = (
  rows: readonly AttributeRow[],
  kind: AttributeRow['kind'],
  sets: readonly { id: number; count: number }[],
  language: Language,
): { key: string; name: string; count: number }[] =>
  rows
    .filter((row) => row.kind === kind)
    .map(({ key, name, bit }) => ({
      key,
      name: pickText(name, language).text,
      count: sets.reduce(
        (sum, { id, count }) => (Math.floor(id / 2 ** bit) % 2 === 1 ? sum + count : sum),
        0,
      ),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
