import { changedFields } from '@mall/contract/seller/draft-merge';
import { type Language, pickText } from '@mall/contract/core/languages';
import type { Item, Output } from '@mall/contract/operations';
import { madeOf, type PackageContent } from '@mall/contract/seller/own-package';
import { madePrices, type PieceOf } from '@mall/contract/seller/package-problems';
import type { StepRow } from '../../../platform/audit/steps.queries.ts';
import { pageOf, publishedIdOf, standingOf } from '../core/present.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { OwnPackageRow } from './queries.ts';

type Detail = Output<'ownPackage.detail'>;

export const toOwnPackage = (row: OwnPackageRow, steps: readonly StepRow[]): Detail => {
  const page = pageOf(row, row, steps);
  return {
    ...page,
    packageId: publishedIdOf(row),
    live: page.live && { ...page.live, onSale: row.shown ?? false },
    changed: row.live === null ? [] : changedFields(row.live, row.content),
  };
};

export const toOwnPackageRow = (
  row: OwnPackageRow,
  language: Language,
  pieceOf: PieceOf,
): Item<'ownPackage.list'> => {
  const { content } = row;
  const { text, contentLang } = pickText(toTexts(content.name), language);
  const made = madeOf(content);
  return {
    ...standingOf(row),
    packageId: publishedIdOf(row),
    name: text,
    contentLang,
    cover: content.cover,
    category: row.category === null ? null : pickText(row.category, language).text,
    tier: content.tier,
    special: content.special,
    onSale: row.shown ?? false,
    rooms: content.rooms.length,
    pieces: made.reduce((n, { qty }) => n + qty, 0),
    price: made.length === 0 ? null : priceAsMade(content, pieceOf),
  };
};

/** The shoppers' price of the package with its default pieces: never more than its pieces one by one. */
export const priceAsMade = (content: PackageContent, pieceOf: PieceOf): number => {
  const { pieces } = madePrices(content, pieceOf);
  return content.priceKind === 'fixed' && content.price !== null ? Math.min(content.price, pieces) : pieces;
};
