import type { Input, Output } from '@mall/contract/operations';
import {
  promoterLimits as limits,
  type PromoterMove,
  promoterMoves,
  type PromoterStatus,
} from '@mall/contract/promoter';
import { Refusal } from '@mall/contract/refusals';
import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Reader, Tx } from '../db/open.ts';
import type { PeopleTables } from '../db/schema/people.ts';
import { inTransaction } from '../db/transaction.ts';
import { noteAudit } from '../http/audit.ts';
import type { Member } from '../http/caller.ts';
import { newId } from '../ids.ts';
import { memberMessage, sendMessages } from '../messages/outbox.ts';
import { maskName } from '../text/mask.ts';
import { promotionSettings } from './settings.ts';

type Progress = Output<'promoter.progress'>;
type PromoterRow = Selectable<PeopleTables['promoters']>;

const hour = 3_600_000;

/** How somebody becomes a promoter, and what an operator decides about him (decisions 2.11). */
export const createPromoters = ({ db }: { db: Db }) => ({
  progress: ({ memberId }: Member): Promise<Progress> => progressOf(db, memberId),

  /** Throws promoter.already, .tooSoon, .ownLink, .codeUnknown. Whoever invited is the one above for good. */
  apply: (caller: Member, input: Input<'promoter.apply'>): Promise<Progress> =>
    inTransaction(db, async (tx) => {
      const { memberId } = caller;
      const held = await lockPromoter(tx, memberId);
      mustBeFree(held);
      const { approveAll } = await promotionSettings(tx);
      const parent = held?.parent_id ?? (await inviterOf(tx, memberId, input.inviter));
      const told = {
        real_name: input.realName,
        contact: input.contact,
        reason: input.reason,
        parent_id: parent,
      };
      const fresh = {
        status: promoterMoves.apply.to,
        reject_reason: '',
        applied_at: new Date(),
        reviewed_at: null,
      };
      await tx
        .insertInto('promoters')
        .values({ user_id: memberId, ...told, ...fresh })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...told, ...fresh }))
        .execute();
      await noteStep(tx, memberId, promoterMoves.apply.to, memberId);
      if (approveAll === 1) await decide(tx, memberId, 'approve', { by: null, reason: '' });
      return progressOf(tx, memberId);
    }),

  list: async (input: Input<'platformPromoter.list'>): Promise<Output<'platformPromoter.list'>> => {
    const { status, keyword, page, size } = input;
    const { rows } = await sql<{
      id: string;
      name: string;
      level: number;
      code: string | null;
      total: number;
    }>`
      select p.user_id as id, u.name, p.level, p.code, count(*) over ()::int as total
      from promoters p join users u on u.id = p.user_id
      where (${status} = 'all' or p.status = ${status})
        and (${keyword} = '' or position(lower(${keyword}) in lower(p.real_name || ' ' || u.name)) > 0 or p.code = upper(${keyword}))
      order by p.applied_at ${status === 'pending' ? sql`asc` : sql`desc`}, p.user_id limit ${size} offset ${(page - 1) * size}`.execute(
      db,
    );
    const list = [];
    for (const { id, name, level, code } of rows)
      list.push({ ...(await progressOf(db, id)), userId: id, name, level, code });
    return { list, total: rows[0]?.total ?? 0, page, size };
  },

  /** Throws missing, promoter.notAllowed, promoter.reasonMissing. */
  decide: (caller: Member, input: Input<'platformPromoter.decide'>): Promise<Progress> =>
    inTransaction(db, async (tx) => {
      const { userId, decision, level, reason } = input;
      const held = await lockPromoter(tx, userId);
      if (held === undefined) throw new Refusal('missing');
      if (decision !== undefined) await decide(tx, userId, decision, { by: caller.memberId, reason });
      if (level !== undefined)
        await tx.updateTable('promoters').set({ level }).where('user_id', '=', userId).execute();
      await noteAudit(tx, caller, {
        action: `promoter.${decision ?? 'level'}`,
        object: `promoter:${userId}`,
        diff: { from: held.status, level: { old: held.level, new: level ?? held.level }, reason },
        shopId: null,
      });
      return progressOf(tx, userId);
    }),
});

const lockPromoter = (tx: Tx, userId: string): Promise<PromoterRow | undefined> =>
  tx.selectFrom('promoters').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

const mustBeFree = (held: PromoterRow | undefined): void => {
  if (held === undefined) return;
  if (held.status !== 'rejected') throw new Refusal('promoter.already', { status: held.status });
  const again = againAt(held);
  if (again !== null && again > new Date())
    throw new Refusal('promoter.tooSoon', { hours: limits.againHours });
};

const againAt = ({ status, reviewed_at: at }: PromoterRow): Date | null =>
  status === 'rejected' && at !== null ? new Date(at.getTime() + limits.againHours * hour) : null;

/** The promoter of a code. Somebody new has nobody below him, so that no ring of promoters can come about. */
const inviterOf = async (tx: Tx, memberId: string, code: string): Promise<string | null> => {
  if (code === '') return null;
  const row = await tx
    .selectFrom('promoters')
    .select('user_id')
    .where('code', '=', code.toUpperCase())
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('promoter.codeUnknown');
  if (row.user_id === memberId) throw new Refusal('promoter.ownLink');
  return row.user_id;
};

type Decision = Exclude<PromoterMove, 'apply'>;

const decide = async (
  tx: Tx,
  userId: string,
  decision: Decision,
  { by, reason }: { by: string | null; reason: string },
): Promise<void> => {
  if ((decision === 'reject' || decision === 'suspend') && reason === '')
    throw new Refusal('promoter.reasonMissing');
  const { from, to } = promoterMoves[decision];
  const moved = await tx
    .updateTable('promoters')
    .set({
      status: to,
      reject_reason: reason,
      reviewed_at: new Date(),
      decided_by: by,
      code: sql<string>`coalesce(code, ${newCode()})`,
    })
    .where('user_id', '=', userId)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw new Refusal('promoter.notAllowed');
  const event = await noteStep(tx, userId, to, by, reason);
  const type = decision === 'restore' ? 'promoter.restored' : (`promoter.${to}` as const);
  await sendMessages(tx, [memberMessage(type, userId, { reason, hours: limits.againHours }, event)]);
};

/** Eight digits of chance: nobody finds a promoter by trying. */
const newCode = (): string => randomBytes(4).toString('hex').toUpperCase();

const noteStep = async (
  tx: Tx,
  userId: string,
  isNow: PromoterStatus,
  by: string | null,
  note = '',
): Promise<string> => {
  const id = newId();
  await tx.insertInto('promoter_events').values({ id, user_id: userId, is_now: isNow, by, note }).execute();
  return id;
};

const progressOf = async (reader: Reader, userId: string): Promise<Progress> => {
  const [row, steps] = await Promise.all([
    reader
      .selectFrom('promoters as p')
      .leftJoin('users as above', 'above.id', 'p.parent_id')
      .selectAll('p')
      .select('above.name as above')
      .where('p.user_id', '=', userId)
      .executeTakeFirst(),
    reader
      .selectFrom('promoter_events')
      .select(['at', 'is_now'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  ]);
  if (row === undefined)
    return {
      status: 'none',
      steps: [],
      rejectReason: '',
      againAt: null,
      realName: '',
      contact: '',
      reason: '',
      parent: null,
    };
  return {
    status: statusOf(row.status),
    steps: steps.map(({ at, is_now: is }) => ({ at: at.toISOString(), is })),
    rejectReason: row.reject_reason,
    againAt: againAt(row)?.toISOString() ?? null,
    realName: row.real_name,
    contact: row.contact,
    reason: row.reason,
    parent: row.above === null ? null : maskName(row.above),
  };
};

const statusOf = (status: string): PromoterStatus =>
  status === 'approved' || status === 'rejected' || status === 'suspended' ? status : 'pending';

/** The code of a promoter. Throws promoter.not for everybody else; who is suspended still sees what he has earned. */
export const mustPromote = async (reader: Reader, userId: string): Promise<string> => {
  const row = await reader
    .selectFrom('promoters')
    .select('code')
    .where('user_id', '=', userId)
    .where('status', 'in', ['approved', 'suspended'])
    .executeTakeFirst();
  const code = row?.code ?? null;
  if (code === null) throw new Refusal('promoter.not');
  return code;
};
