import { campaignRefusals } from './refusals.campaign.ts';
import { catalogRefusals } from './refusals.catalog.ts';
import { incentiveRefusals } from './refusals.incentive.ts';
import { memberRefusals } from './refusals.member.ts';
import { officeRefusals } from './refusals.office.ts';
import { tradeRefusals } from './refusals.trade.ts';

/** Refusals that any operation may give. */
const commonRefusals = {
  'request.invalid': { code: 40001 },
  'request.malformed': { code: 40001 },
  'request.tooLarge': { code: 40001 },
  'session.expired': { code: 40003 },
  'access.denied': { code: 40300 },
  'shop.wrongCode': { code: 40301 },
  'shop.notOwned': { code: 40300 },
  missing: { code: 40400 },
  'method.notAllowed': { code: 40500 },
  tooFast: { code: 42900 },
  overloaded: { code: 50300 },
  failed: { code: 50000 },
  'storage.full': { code: 50700 },
  'idempotency.mismatch': { code: 40900 },
  'idempotency.malformed': { code: 40001 },
} as const;

/**
 * Every reason the API may say no. `code` is what the wire carries (decisions 2.1); the words in the caller's language
 * are the server's (`server/src/platform/http/phrases`), one for each key. A key is in one part alone.
 */
export const refusals = {
  ...commonRefusals,
  ...memberRefusals,
  ...catalogRefusals,
  ...tradeRefusals,
  ...campaignRefusals,
  ...incentiveRefusals,
  ...officeRefusals,
} as const;

export type RefusalKey = keyof typeof refusals;

/**
 * Thrown by services; converted to `{code, msg, data, msgKey}` in exactly one place
 * (server/src/platform/http/errors.ts).
 */
export class Refusal extends Error {
  readonly reason: RefusalKey;
  readonly detail: unknown;
  constructor(reason: RefusalKey, detail: unknown = null) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
  }
}
