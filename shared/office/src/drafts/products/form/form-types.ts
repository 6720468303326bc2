import type { GoodsProblem } from '@mall/contract/seller/goods-problems';
import type { PriceTerms } from '@mall/contract/catalog/shop-price';
import type { Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { GoodsKind } from '../goods-kind.ts';
import type { GoodsContent } from '@mall/contract/seller/own-goods';

export type Goods = Output<'ownGoods.detail'>;
/** What the form offers, and what the seller's shoppers pay of a price. */
export type Choices = Output<'mallGoods.choices'> & PriceTerms;

/** Props of every part of the form. */
export type PartProps = {
  content: GoodsContent;
  change: (part: Partial<GoodsContent>) => void;
  /** The language that is being edited. */
  lang: Language;
  choices: Choices;
  /** Whether the user may read what the seller pays for goods. */
  seesSupply: boolean;
  /** Whether somebody else looks at it before shoppers do: so with shops, not with the mall's own. */
  reviewed: boolean;
  /** The problem of a field once it is displayed: the field was left, or sending was tried. */
  problemAt: (place: string) => GoodsProblem | undefined;
  /** A field was left: its problem is displayed from now on. */
  leave: (place: string) => void;
  disabled: boolean;
  storeFilm: GoodsKind['storeFilm'];
};

/** A field, or a cell of the matrix: `skus/red+small/price`. */
export const placeOf = ({ field, sku, part }: GoodsProblem): string =>
  sku === undefined ? field : `${field}/${sku}/${part ?? ''}`;
