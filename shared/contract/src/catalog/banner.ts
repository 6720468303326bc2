/** Bounds of the mall's banners. */
export const bannerLimits = { title: 60, subtitle: 120, link: 500, products: 12, ofKind: 100 } as const;

/** Whether a banner is shown at this moment, is still to come, or over. */
export const bannerState = (
  { from, to }: { readonly from: Date | null; readonly to: Date | null },
  now: Date,
): 'shown' | 'planned' | 'over' => {
  if (from !== null && from > now) return 'planned';
  return to !== null && to <= now ? 'over' : 'shown';
};
