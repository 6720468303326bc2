import type { Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { PackageContent } from '@mall/contract/seller/own-package';
import type { PackageProblem, PackageProblemKey } from '@mall/contract/seller/package-problems';
import type { PieceSource } from '../../PiecePicker.tsx';

export type OwnPackage = Output<'ownPackage.detail'>;
export type Piece = Output<'ownPackage.pieces'>[number];
export type Categories = Output<'ownPackage.categories'>;

/** Props of every part of the form. */
export type PartProps = {
  content: PackageContent;
  change: (part: Partial<PackageContent>) => void;
  /** The language that is being edited. */
  lang: Language;
  categories: Categories;
  source: PieceSource;
  /** Whether somebody else looks at it before shoppers do: so with shops, not with the mall's own. */
  reviewed: boolean;
  /** The facts about a SKU; undefined while loading, or when this seller cannot sell it at all. */
  pieceOf: (skuId: string) => Piece | undefined;
  /** The displayed problems at a path such as `rooms.sofa.1234`. */
  problemsAt: (place: string) => readonly PackageProblem[];
  /** A field was left: its problem is displayed from now on. */
  leave: (place: string) => void;
  disabled: boolean;
};

/** Keys of phrases contain no dots of their own. */
export const phraseOf = ({ key }: { key: PackageProblemKey }) => phrases[key];

const phrases = {
  missing: 'missing',
  'cover.none': 'coverNone',
  'rooms.none': 'roomsNone',
  'room.unnamed': 'roomUnnamed',
  'room.empty': 'roomEmpty',
  'slot.unnamed': 'slotUnnamed',
  'slot.empty': 'slotEmpty',
  'slot.range': 'slotRange',
  'slot.defaults': 'slotDefaults',
  'pieces.none': 'piecesNone',
  'pieces.tooMany': 'piecesTooMany',
  'option.twice': 'optionTwice',
  'option.gone': 'optionGone',
  'option.hidden': 'optionHidden',
  'option.belowSupply': 'optionBelowSupply',
  'price.missing': 'priceMissing',
  'price.belowSupply': 'priceBelowSupply',
} as const satisfies Record<PackageProblemKey, string>;
