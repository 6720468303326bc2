import { tiers } from './filters.ts';

type InTier = { readonly id: string; readonly tier: (typeof tiers)[number]; readonly available: boolean };

/**
 * One package of each price class, the cheapest class first: `here` for its own, for the others the first
 * available one.
 */
export const onePerTier = <P extends InTier>(list: readonly P[], here: { readonly id: string }): P[] =>
  tiers.flatMap((tier) => {
    const own = list.filter((one) => one.tier === tier);
    const found = own.find(({ id }) => id === here.id) ?? own.find(({ available }) => available);
    return found === undefined ? [] : [found];
  });
