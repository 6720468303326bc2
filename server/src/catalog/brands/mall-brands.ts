import type { Texts } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import type { MallBrand } from './mall-brands.queries.ts';

/** The mall's brands that shoppers see: no two of them share a name. */
export const shownBrands = (all: readonly MallBrand[]): readonly MallBrand[] =>
  all.filter(({ hidden }) => !hidden);

/** The brand with this id. Throws missing, also for one that is removed, or is not. */
export const foundBrand = (all: readonly MallBrand[], id: number, hidden: boolean): MallBrand => {
  const brand = all.find((one) => one.id === id);
  if (brand === undefined || brand.hidden !== hidden) throw new Refusal('missing');
  return brand;
};

/** No other brand has one of these names, in any language and any case. Throws brand.taken. */
export const refuseBrandTaken = (all: readonly MallBrand[], name: Texts, selfId: number | null): void => {
  const said = new Set(saidIn(name));
  const other = shownBrands(all).some(
    ({ id, name: theirs }) => id !== selfId && saidIn(theirs).some((text) => said.has(text)),
  );
  if (other) throw new Refusal('brand.taken');
};

/** The ids after one of them has come to this place, from 1; beyond the end is the end. */
export const placedAt = (ids: readonly number[], id: number, place: number): number[] =>
  ids.filter((one) => one !== id).toSpliced(place - 1, 0, id);

const saidIn = (name: Texts): string[] => Object.values(name).map((text) => text.trim().toLowerCase());
