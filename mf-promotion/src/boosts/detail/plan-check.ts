import { cutOf, cutPlan, planText } from '@mall/contract/campaign/boost';
import { money } from '@mall/contract/core/money';
import type { Output } from '@mall/contract/operations';

export type Detail = NonNullable<Output<'boost.detail'>['launch']>;
export type Verdict = 'fits' | 'hash' | 'cuts' | 'cannot';

type Told = Pick<Detail, 'kind' | 'planHash' | 'target' | 'difference' | 'helpers'> & { seed: string };

/**
 * Makes the plan again from the seed that is told after the end: `fits` when it has the fingerprint that was shown at launch and each
 * helper's cut is the one it says; `hash` or `cuts` for what does not; `cannot` where the browser digests nothing (no HTTPS).
 */
export const checkPlan = async (told: Told): Promise<Verdict> => {
  const { kind, seed, planHash, target, difference, helpers } = told;
  // A page without HTTPS has no `subtle`, whatever the type says.
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

/** Four by four, so that it can be compared by eye. */
export const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
