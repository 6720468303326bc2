import { type AttributeKind, usualUnit } from '@mall/contract/catalog/mall-catalogue';
import type { Texts } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { toTexts } from '../../platform/i18n/typed.ts';
import { sharesName } from '../categories/tree.ts';
import type { Attribute } from './attributes.queries.ts';

/** The one with this key. Throws missing. */
export const findAttribute = (all: readonly Attribute[], key: string): Attribute => {
  const found = all.find((one) => one.key === key);
  if (found === undefined) throw new Refusal('missing');
  return found;
};

/**
 * The columns of what an operator typed; only a colour has a shade. Two of a kind share no name. Throws
 * attribute.nameMissing, attribute.colourMissing, attribute.taken.
 */
export const readAttribute = (
  kind: AttributeKind,
  { name: typed, colour }: { readonly name: Typed; readonly colour: string | null },
  others: readonly Attribute[],
): { name: Texts; colour: string | null } => {
  if (!isSaid(typed)) throw new Refusal('attribute.nameMissing');
  if (kind === 'colour' && colour === null) throw new Refusal('attribute.colourMissing');
  const name = toTexts(typed);
  if (others.some((one) => sharesName(one.name, name))) throw new Refusal('attribute.taken');
  return { name, colour: kind === 'colour' ? colour : null };
};

/** A key that none of these has, from the English name where there is one: `Solid oak` is `solid-oak`. */
export const newKeyFor = (kind: AttributeKind, name: Texts, taken: readonly string[]): string => {
  const words = (name.en ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 30);
  const stem = words === '' ? kind : words;
  for (let number = 1; ; number += 1) {
    const key = number === 1 && words !== '' ? stem : `${stem}-${number}`;
    if (!taken.includes(key)) return key;
  }
};

/** Throws attribute.usual for the unit that new products begin with: no form could do without it. */
export const refuseUsual = (kind: AttributeKind, key: string): void => {
  if (kind === 'unit' && key === usualUnit) throw new Refusal('attribute.usual');
};

/** The lowest bit that none of these has; a colour and a unit need none. */
export const freeBit = (kind: AttributeKind, all: readonly Attribute[]): number | null => {
  if (kind === 'colour' || kind === 'unit') return null;
  const taken = new Set(all.map(({ bit }) => bit));
  return Array.from({ length: taken.size + 1 }, (_, bit) => bit).find((bit) => !taken.has(bit)) ?? null;
};
