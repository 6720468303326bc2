import { changedFields } from '@mall/contract/draft-merge';
import { type Language, pickText } from '@mall/contract/languages';
import type { Item, Output } from '@mall/contract/operations';
import { madeOf, type PackageContent } from '@mall/contract/own-package';
import { madePrices, type PieceOf } from '@mall/contract/package-problems';
import type { StepRow } from '../audit/steps.ts';
import { toTexts } from '../text/typed.ts';
import type { ShownRow } from './queries.ts';

type Detail = Output<'ownPackage.detail'>;

export const toOwnPackage = (row: ShownRow, steps: readonly StepRow[]): Detail => ({
  id: row.id,
  packageId: row.package_id === null ? null : String(row.package_id),
  state: row.state,
  reason: row.reason,
  version: row.version,
  content: mutable(row.content),
  live:
    row.live === null || row.approved_at === null
      ? null
      : { content: mutable(row.live), at: row.approved_at.toISOString(), onSale: row.on_sale ?? false },
  changed: row.live === null ? [] : changedFields(row.live, row.content),
  savedAt: row.saved_at.toISOString(),
  savedBy: row.saver,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  history: steps.map((step) => ({ ...step, at: step.at.toISOString(), fields: [...step.fields] })),
});

export const toOwnPackageRow = (
  row: ShownRow,
  language: Language,
  pieceOf: PieceOf,
): Item<'ownPackage.list'> => {
  const { content } = row;
  const { text, contentLang } = pickText(toTexts(content.name), language);
  const made = madeOf(content);
  return {
    id: row.id,
    packageId: row.package_id === null ? null : String(row.package_id),
    name: text,
    contentLang,
    cover: content.cover,
    category: row.category === null ? null : pickText(row.category, language).text,
    tier: content.tier,
    special: content.special,
    state: row.state,
    reason: row.reason,
    live: row.live !== null,
    onSale: row.on_sale ?? false,
    rooms: content.rooms.length,
    pieces: made.reduce((n, { qty }) => n + qty, 0),
    price: made.length === 0 ? null : priceAsMade(content, pieceOf),
    savedAt: row.saved_at.toISOString(),
    savedBy: row.saver,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    removedAt: row.removed_at?.toISOString() ?? null,
  };
};

/** What shoppers would pay for the package as made: never more than its pieces one by one. */
export const priceAsMade = (content: PackageContent, pieceOf: PieceOf): number => {
  const { pieces } = madePrices(content, pieceOf);
  return content.priceKind === 'fixed' && content.price !== null ? Math.min(content.price, pieces) : pieces;
};

/** The contract reads contents as never changing; its schema says lists of its own. */
const mutable = (content: PackageContent): Detail['content'] => structuredClone(content) as Detail['content']; // a copy is nobody else's
