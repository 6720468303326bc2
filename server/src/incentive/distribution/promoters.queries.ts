import type { Output } from '@mall/contract/operations';
import { promoterLimits as limits, type PromoterStatus } from '@mall/contract/incentive/promoter';
import { Refusal } from '@mall/contract/core/refusals';
import { hourMs } from '@mall/contract/core/time';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { PeopleTables } from '../../platform/db/schema/people.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { maskName } from '../../platform/i18n/mask.ts';

type Progress = Output<'promoter.progress'>;
export type PromoterRow = Selectable<PeopleTables['promoters']>;

export const lockPromoter = (tx: Tx, userId: string): Promise<PromoterRow | undefined> =>
  tx.selectFrom('promoters').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** When a rejected applicant may apply again. */
export const againAt = ({ status, reviewed_at: at }: PromoterRow): Date | null =>
  status === 'rejected' && at !== null ? new Date(at.getTime() + limits.againHours * hourMs) : null;

const nobody: Progress = {
  status: 'none',
  steps: [],
  rejectReason: '',
  againAt: null,
  realName: '',
  contact: '',
  reason: '',
  parent: null,
};

/** The state of a member's application. */
export const progressOf = async (reader: Reader, userId: string): Promise<Progress> => {
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
  if (row === undefined) return nobody;
  return {
    status: statusOf(row.status),
    steps: steps.map(({ at, is_now: is }) => ({ at: at.toISOString(), is })),
    rejectReason: row.reject_reason,
    againAt: againAt(row)?.toISOString() ?? null,
    realName: row.real_name,
    contact: openField(row.contact, row.user_id),
    reason: row.reason,
    parent: row.above === null ? null : maskName(row.above),
  };
};

const statusOf = (status: string): PromoterStatus =>
  status === 'approved' || status === 'rejected' || status === 'suspended' ? status : 'pending';

/**
 * The code of a promoter. Throws promoter.not for everybody else; a suspended promoter still sees what they
 * have earned.
 */
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

/** The promoter of a code. A new promoter has nobody below them, so that promoters cannot form a ring. */
export const inviterOf = async (tx: Tx, memberId: string, code: string): Promise<string | null> => {
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
