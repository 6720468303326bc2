import { type ApplicationState, applicationMoves } from '@mall/contract/core/application';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';

export type Seen = { readonly id: string; readonly version: number };
type Move = Exclude<keyof typeof applicationMoves, 'apply'>;
type Moved = {
  readonly by: string;
  /** Why it is turned down. */
  readonly reason?: string;
  /** The shop that was made for it. */
  readonly shopId?: string;
  /** Whose it has to be, where its member moves it. */
  readonly of?: string;
};

/**
 * Moves an application by its table. Throws missing, and application.changedMeanwhile when somebody moved it since it was seen.
 */
export const moveApplication = async (
  tx: Tx,
  { id, version }: Seen,
  move: Move,
  { by, reason = '', shopId, of }: Moved,
): Promise<void> => {
  const { from, to } = applicationMoves[move];
  const { numUpdatedRows: moved } = await tx
    .updateTable('shop_applications')
    .set({
      state: to,
      reason,
      moved_by: by,
      moved_at: clock.now(),
      version: sql<number>`version + 1`,
      ...(shopId === undefined ? {} : { shop_id: shopId }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', from as readonly ApplicationState[]) // the table's names; Kysely wants a plain list
    .$if(of !== undefined, (rows) => rows.where('user_id', '=', of ?? ''))
    .executeTakeFirst();
  if (moved === 1n) return;
  const found = await lockApplication(tx, id);
  if (found === undefined || (of !== undefined && found.user_id !== of)) throw new Refusal('missing');
  throw new Refusal('application.changedMeanwhile');
};

/** Whose an application is, how it is and how often it was moved; locked. */
export const lockApplication = (tx: Tx, id: string) =>
  tx
    .selectFrom('shop_applications')
    .select(['user_id', 'state', 'version', 'contact', 'licence'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
