import { recordAudit } from '../audit/record.ts';
import type { AuditAction } from '../audit/words.ts';
import type { Tx } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import type { CaseRow } from './queries.ts';
import { titleOf } from './shown.ts';

type CaseAction = Extract<AuditAction, `case.${string}`>;
type Told = Omit<Parameters<typeof recordAudit>[3], 'action' | 'object' | 'about'>;

/** Notes among the changes of the shop who did what with a design case of its own, in the transaction of the change. */
export const noteCase = (
  tx: Tx,
  caller: Member,
  { id, shop_id: shopId, content }: Pick<CaseRow, 'id' | 'shop_id' | 'content'>,
  action: CaseAction,
  told: Told = {},
): Promise<void> =>
  recordAudit(tx, caller, shopId, {
    action,
    object: `case:${id}`,
    about: titleOf({ title: content.title }),
    ...told,
  });
