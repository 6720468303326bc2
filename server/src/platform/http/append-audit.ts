import type { Permission } from '@mall/contract/core/permissions';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import { newId } from '../ids/ids.ts';

export type Audited = {
  /** `<area>.<action>`. */
  readonly action: string;
  /** `<kind>:<id>` of the object. */
  readonly object: string;
  readonly diff?: Readonly<Record<string, unknown>>;
  /** The shop whose staff did it, or which owns the object; null for a member's own, and the platform's. */
  readonly shopId: string | null;
};
/** The actor: a caller is one, and so is the mall itself, without a member and a request. */
export type By = {
  readonly memberId: string | null;
  readonly requestId?: string;
  readonly ip?: string;
};

/** Who writes for a shop: its staff with their permissions, or background work for one of them, without. */
export type ShopAuthor = By & {
  readonly memberId: string;
  readonly staff: { readonly shopId: string; readonly permissions?: readonly Permission[] };
};

/**
 * Records who did what where money or rights are concerned, in the transaction of the change and where nobody
 * can erase it: `diff` takes personal data only masked. What a shop's people should read goes through
 * `audit/record.ts`.
 */
export const appendAudit = async (
  tx: Tx,
  { memberId, requestId, ip }: By,
  { action, object, diff = {}, shopId }: Audited,
): Promise<void> => {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      // Not when the transaction began: of two that wait for each other the later one may have begun first.
      at: sql<Date>`clock_timestamp()`,
      actor_id: memberId,
      shop_id: shopId,
      action,
      object,
      diff: json(diff),
      request_id: requestId ?? null,
      ip: ip ?? null,
    })
    .execute();
};
