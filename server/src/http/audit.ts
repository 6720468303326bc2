import { json, type Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import type { Caller } from './caller.ts';

export type Audited = {
  /** `<area>.<what was done>`. */
  readonly action: string;
  /** `<kind>:<id>` of what it was done to. */
  readonly object: string;
  readonly diff?: Readonly<Record<string, unknown>>;
  /** The shop whose staff did it, or whose thing it is; null for a member's own, and the platform's. */
  readonly shopId: string | null;
};

/**
 * Writes down who did what where money or rights are concerned, in the transaction of the deed and where nobody can erase
 * it: personal data belong into `diff` only masked.
 */
export const noteAudit = async (
  tx: Tx,
  { memberId, requestId, ip }: Pick<Caller, 'memberId' | 'requestId' | 'ip'>,
  { action, object, diff = {}, shopId }: Audited,
): Promise<void> => {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_id: memberId,
      shop_id: shopId,
      action,
      object,
      diff: json(diff),
      request_id: requestId,
      ip,
    })
    .execute();
};
