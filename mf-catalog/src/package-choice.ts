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
 * The choice that an address says: only what differs from the package as made, `slot*sku`, or `slot*0` for a place that stays empty. So a
 * link stays short enough for a QR code. What the package does not know, or does not allow, is as if it were not there.
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

/** The same, to be written into an address; undefined for the package as made. */
export const writeChoice = (slots: readonly ChoiceSlot[], chosen: readonly Chosen[]): string | undefined => {
  const parts = changedSlots(slots, chosen).flatMap((key) => {
    const own = skusIn(chosen, key);
    return (own.length === 0 ? [nothing] : own).map((skuId) => `${key}*${skuId}`);
  });
  return parts.length === 0 ? undefined : parts.join(',');
};

/** The keys of the slots in which something else stands than the package was made with. */
export const changedSlots = (slots: readonly ChoiceSlot[], chosen: readonly Chosen[]): string[] => {
  const made = asMade(slots);
  return slots
    .filter(({ key }) => [...skusIn(made, key)].sort().join() !== [...skusIn(chosen, key)].sort().join())
    .map(({ key }) => key);
};

/** Puts a piece into its slot. Where one fits, it takes the place of the other; where several do, it comes and goes within min and max. */
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

/** What stands in one slot, all others as they are. */
export const withSlot = (chosen: readonly Chosen[], slot: string, skuIds: readonly string[]): Chosen[] => [
  ...chosen.filter((one) => one.slot !== slot),
  ...skuIds.map((skuId) => ({ slot, skuId })),
];

export const skusIn = (chosen: readonly Chosen[], key: string): string[] =>
  chosen.filter(({ slot }) => slot === key).map(({ skuId }) => skuId);

/** As the API takes it; the same choice is always the same list. Undefined while the package does not allow it. */
export const sentChoice = (slots: readonly ChoiceSlot[], chosen: readonly Chosen[]): string[] | undefined =>
  isAllowed(slots, chosen)
    ? slots.flatMap(({ key }) =>
        skusIn(chosen, key)
          .sort()
          .map((skuId) => `${key}*${skuId}`),
      )
    : undefined;
