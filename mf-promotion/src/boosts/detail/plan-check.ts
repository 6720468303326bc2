import { cutOf, cutPlan, planText } from '@mall/contract/campaign/boost';
import { money } from '@mall/contract/core/money';
import type { Output } from '@mall/contract/operations';

export type Detail = NonNullable<Output<'boost.detail'>['launch']>;
export type Verdict = 'fits' | 'hash' | 'cuts' | 'cannot';

type Told = Pick<Detail, 'kind' | 'planHash' | 'target' | 'difference' | 'helpers'> & { seed: string };

/**
 * Computes the plan again from the seed, which is published after the end: `fits` when it has the hash
 * displayed at launch and each helper's cut matches; `hash` or `cuts` for a mismatch; `cannot` where the
 * browser cannot compute a digest (no HTTPS).
 */
export const checkPlan = async (told: Told): Promise<Verdict> => {
  const { kind, seed, planHash, target, difference, helpers } = told;
  // A page without HTTPS has no `subtle`, whatever its type.
  if (!globalThis.isSecureContext) return 'cannot';
  const plan = cutPlan(seed, target, money(difference));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(planText(seed, plan)));
  if (hex(digest) !== planHash) return 'hash';
  if (kind === 'coupon') return 'fits';
  let before = 0;
  for (const { cut, units } of helpers) {
    if (cutOf(plan, before, units) !== cut) return 'cuts';
    before += units;
  }
  return 'fits';
};

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** In groups of four, so that it can be compared by eye. */
export const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
