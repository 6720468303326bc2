import type { Tx } from '../db/open.ts';
import { appendAudit, type By } from '../http/append-audit.ts';

/**
 * Records what an operator decides for the whole mall, or about somebody's money: it belongs to no shop, and
 * no shop reads it.
 */
export const noteOperator = (
  tx: Tx,
  operator: By,
  action: string,
  object: `${string}:${string}`,
  diff: Readonly<Record<string, unknown>> = {},
): Promise<void> => appendAudit(tx, operator, { action, object, diff, shopId: null });
