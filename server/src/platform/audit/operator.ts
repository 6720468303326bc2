import type { Tx } from '../db/open.ts';
import { appendAudit } from '../http/append-audit.ts';
import type { Member } from '../http/caller.ts';

/**
 * Records what an operator decides for the whole mall, or about somebody's money: it belongs to no shop, and
 * no shop reads it.
 */
export const noteOperator = (
  tx: Tx,
  operator: Member,
  action: string,
  object: `${string}:${string}`,
  diff: Readonly<Record<string, unknown>> = {},
): Promise<void> => appendAudit(tx, operator, { action, object, diff, shopId: null });
