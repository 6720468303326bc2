import { money, type Money, sum, times } from '../core/money.ts';
import { isSaid } from './own-goods.ts';
import {
  madeOf,
  type PackageContent,
  type PackageField,
  packageLimits,
  packageSectionOf,
  type PackageSection,
  type PackageSlot,
  slotsOf,
} from './own-package.ts';

/** The facts about a SKU of a package. */
export type PieceFacts = {
  /** The shop's price. */
  readonly price: Money;
  /** Null for users who may not see it. */
  readonly supplyPrice: Money | null;
  readonly belowSupply: boolean;
  readonly state: 'sold' | 'hidden' | 'gone';
};
export type PieceOf = (skuId: string) => PieceFacts | undefined;

export type PackageProblemKey =
  | 'missing'
  | 'cover.none'
  | 'rooms.none'
  | 'room.unnamed'
  | 'room.empty'
  | 'slot.unnamed'
  | 'slot.empty'
  | 'slot.range'
  | 'slot.defaults'
  | 'pieces.none'
  | 'pieces.tooMany'
  | 'option.twice'
  | 'option.gone'
  | 'option.hidden'
  | 'option.belowSupply'
  | 'price.missing'
  | 'price.belowSupply';

/** A problem that prevents sending a package. `room`, `slot` and `sku` locate it in its rooms. */
export type PackageProblem = {
  readonly field: PackageField;
  readonly section: PackageSection;
  readonly key: PackageProblemKey;
  readonly room?: string;
  readonly slot?: string;
  readonly sku?: string;
};

/**
 * The one list of rules for sending a package to review (spec §5, decisions 2.3 and 2.16): a name, a
 * category, a cover, rooms whose slots can be filled, options that this shop sells for no less than their
 * supply price, and a price not below the minimum of the pieces. The form displays it; the API refuses by it,
 * with every supply price known.
 */
export const packageProblems = (content: PackageContent, pieceOf: PieceOf): PackageProblem[] => [
  ...(isSaid(content.name) ? [] : [problem('name')]),
  ...(content.categoryId === null ? [problem('categoryId')] : []),
  ...(content.cover === null ? [problem('cover', 'cover.none')] : []),
  ...roomProblems(content, pieceOf),
  ...priceProblems(content, pieceOf),
];

/**
 * The sum of the pieces of the package as made, and its minimum price, null while a supply price is unknown.
 */
export const madePrices = (
  content: Pick<PackageContent, 'rooms'>,
  pieceOf: PieceOf,
): { pieces: Money; least: Money | null } => {
  const made = madeOf(content).map(({ skuId, qty }) => ({ piece: pieceOf(skuId), qty }));
  const known = made.every(({ piece }) => piece !== undefined && piece.supplyPrice !== null);
  return {
    pieces: sum(made.map(({ piece, qty }) => times(piece?.price ?? money(0), qty))),
    least: known ? sum(made.map(({ piece, qty }) => times(piece?.supplyPrice ?? money(0), qty))) : null,
  };
};

/** The path of a problem in the API: `rooms.sofa.1234`. */
export const placeOfProblem = ({ field, room, slot, sku }: PackageProblem): string =>
  [field, slot ?? room, sku].filter((one) => one !== undefined).join('.');

const problem = (field: PackageField, key: PackageProblemKey = 'missing'): PackageProblem => ({
  field,
  section: packageSectionOf[field],
  key,
});

const roomProblems = (content: PackageContent, pieceOf: PieceOf): PackageProblem[] => {
  if (content.rooms.length === 0) return [problem('rooms', 'rooms.none')];
  const most = slotsOf(content).reduce((n, { max }) => n + max, 0);
  const inRooms = content.rooms.flatMap(({ key: room, name, slots }) => [
    ...(isSaid(name) ? [] : [{ ...problem('rooms', 'room.unnamed'), room }]),
    ...(slots.length === 0 ? [{ ...problem('rooms', 'room.empty'), room }] : []),
    ...slots.flatMap((slot) =>
      slotProblems(slot, pieceOf).map((found) => ({
        ...problem('rooms', found.key),
        ...found,
        room,
        slot: slot.key,
      })),
    ),
  ]);
  const filled = slotsOf(content).some(({ options }) => options.length > 0);
  return [
    ...inRooms,
    ...(most > packageLimits.pieces ? [problem('rooms', 'pieces.tooMany')] : []),
    ...(filled && madeOf(content).length === 0 ? [problem('rooms', 'pieces.none')] : []),
  ];
};

type Found = { readonly key: PackageProblemKey; readonly sku?: string };

const slotProblems = ({ name, min, max, options }: PackageSlot, pieceOf: PieceOf): Found[] => {
  if (options.length === 0)
    return [...(isSaid(name) ? [] : [{ key: 'slot.unnamed' as const }]), { key: 'slot.empty' }];
  const defaults = options.filter(({ isDefault }) => isDefault).length;
  const inRange = min <= max && max <= options.length;
  const ids = options.map(({ skuId }) => skuId);
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [
    ...(isSaid(name) ? [] : [{ key: 'slot.unnamed' as const }]),
    ...(inRange ? [] : [{ key: 'slot.range' as const }]),
    ...(inRange && (defaults < min || defaults > max) ? [{ key: 'slot.defaults' as const }] : []),
    ...[...twice].map((sku) => ({ key: 'option.twice' as const, sku })),
    ...[...new Set(ids)].flatMap((sku) => optionProblems(sku, pieceOf(sku))),
  ];
};

const optionProblems = (sku: string, piece: PieceFacts | undefined): Found[] => {
  if (piece === undefined || piece.state === 'gone') return [{ key: 'option.gone', sku }];
  if (piece.state === 'hidden') return [{ key: 'option.hidden', sku }];
  return piece.belowSupply ? [{ key: 'option.belowSupply', sku }] : [];
};

const priceProblems = (content: PackageContent, pieceOf: PieceOf): PackageProblem[] => {
  if (content.priceKind === 'pieces') return [];
  if (content.price === null || content.price < 1) return [problem('price', 'price.missing')];
  const { least } = madePrices(content, pieceOf);
  return least !== null && content.price < least ? [problem('price', 'price.belowSupply')] : [];
};
