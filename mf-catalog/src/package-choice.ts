import { asMade, type Chosen, isAllowed } from '@mall/contract/catalog/package';

type Option = { readonly skuId: string; readonly isDefault: boolean; readonly available: boolean };
export type ChoiceSlot = {
  readonly key: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly Option[];
};

const nothing = '0';

/**
 * The choice in an address: only the difference from the package as made, `slot*sku`, or `slot*0` for a slot
 * that stays empty. So a link stays short enough for a QR code. Unknown and forbidden parts count as absent.
 */
export const readChoice = (slots: readonly ChoiceSlot[], text: string | null): Chosen[] => {
  const said = (text ?? '').split(',').map((entry) => entry.split('*'));
  const made = asMade(slots);
  return slots.flatMap((slot) => {
    const own = said.filter(([key]) => key === slot.key).map(([, skuId = '']) => skuId);
    const known = slot.options.filter(({ skuId }) => own.includes(skuId)).map(({ skuId }) => skuId);
    const wanted = own.includes(nothing) ? [] : known;
    const heard = own.includes(nothing) || known.length > 0;
    return heard && wanted.length >= slot.min && wanted.length <= slot.max
      ? wanted.map((skuId) => ({ slot: slot.key, skuId }))
      : skusIn(made, slot.key).map((skuId) => ({ slot: slot.key, skuId }));
  });
};

/** Writes the same into an address; undefined for the package as made. */
export const writeChoice = (slots: readonly ChoiceSlot[], chosen: readonly Chosen[]): string | undefined => {
  const parts = changedSlots(slots, chosen).flatMap((key) => {
    const own = skusIn(chosen, key);
    return (own.length === 0 ? [nothing] : own).map((skuId) => `${key}*${skuId}`);
  });
  return parts.length === 0 ? undefined : parts.join(',');
};

/** The keys of the slots whose content differs from the package as made. */
export const changedSlots = (slots: readonly ChoiceSlot[], chosen: readonly Chosen[]): string[] => {
  const made = asMade(slots);
  return slots
    .filter(({ key }) => [...skusIn(made, key)].sort().join() !== [...skusIn(chosen, key)].sort().join())
    .map(({ key }) => key);
};

/**
 * Puts a piece into its slot. In a slot for one it replaces the other; in a slot for several it is added or
 * removed within min and max.
 */
export const withPiece = (chosen: readonly Chosen[], slot: ChoiceSlot, skuId: string): Chosen[] => {
  const own = skusIn(chosen, slot.key);
  if (slot.max === 1) return withSlot(chosen, slot.key, [skuId]);
  if (own.includes(skuId))
    return own.length > slot.min
      ? withSlot(
          chosen,
          slot.key,
          own.filter((one) => one !== skuId),
        )
      : [...chosen];
  return withSlot(chosen, slot.key, [...own, skuId].slice(-slot.max));
};

/** Sets the content of one slot and keeps all others. */
export const withSlot = (chosen: readonly Chosen[], slot: string, skuIds: readonly string[]): Chosen[] => [
  ...chosen.filter((one) => one.slot !== slot),
  ...skuIds.map((skuId) => ({ slot, skuId })),
];

export const skusIn = (chosen: readonly Chosen[], key: string): string[] =>
  chosen.filter(({ slot }) => slot === key).map(({ skuId }) => skuId);

/**
 * The choice as the API takes it; the same choice always gives the same list. Undefined while the package
 * does not allow it.
 */
export const sentChoice = (slots: readonly ChoiceSlot[], chosen: readonly Chosen[]): string[] | undefined =>
  isAllowed(slots, chosen)
    ? slots.flatMap(({ key }) =>
        skusIn(chosen, key)
          .sort()
          .map((skuId) => `${key}*${skuId}`),
      )
    : undefined;
