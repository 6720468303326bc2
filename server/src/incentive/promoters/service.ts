import { promoterCountCap } from '@mall/contract/operator/platform-promoters';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { decide } from '../distribution/decide.ts';
import { lockPromoter } from '../distribution/promoters.queries.ts';
import { setLevel } from '../distribution/set-level.ts';
import { noteLook } from './note-look.ts';
import { toBrought, toDetail, toPromoter } from './present.ts';
import {
  broughtPage,
  isPromoter,
  keepPerson,
  promoterFacts,
  promotersPage,
  stepsOf,
  teamPage,
} from './promoters.queries.ts';

type Detail = Output<'platformPromoter.detail'>;

/** Promoters as those who decide about them see them (decisions 2.11, docs/decisions/108). */
export const createPromoterDesk = ({ db }: { db: Db }) => ({
  list: async (input: Input<'platformPromoter.list'>): Promise<Output<'platformPromoter.list'>> => {
    const { status, page, size } = input;
    const { rows, counts, all } = await promotersPage(db, input);
    const asked = counts.find((one) => one.status === status);
    const { total, more } = counted(asked?.n ?? all);
    const atLeast = counts.filter((one) => one.more).map((one) => one.status);
    return {
      list: rows.map(toPromoter),
      total,
      more: more || (asked?.more ?? atLeast.length > 0),
      counts: {
        all,
        ...Object.fromEntries(counts.map((one) => [one.status, one.n])),
      },
      atLeast: atLeast.length === 0 ? [] : ['all', ...atLeast],
      page,
      size,
    };
  },

  detail: (userId: string): Promise<Detail> => detailOf(db, userId),

  team: async (input: Input<'platformPromoter.team'>): Promise<Output<'platformPromoter.team'>> => {
    await mustBePromoter(db, input.userId);
    const { rows, total } = await teamPage(db, input.userId, input);
    return { list: rows.map(toPromoter), ...counted(total), page: input.page, size: input.size };
  },

  customers: async (
    input: Input<'platformPromoter.customers'>,
  ): Promise<Output<'platformPromoter.customers'>> => {
    await mustBePromoter(db, input.userId);
    const { rows, total } = await broughtPage(db, input.userId, input);
    return { list: rows.map(toBrought), ...counted(total), page: input.page, size: input.size };
  },

  reveal: (operator: Operator, input: Input<'platformPromoter.reveal'>): Promise<{ value: string }> =>
    inTransaction(db, async (tx) => ({ value: await noteLook(tx, operator, input) })),

  /** Throws missing, promoter.notAllowed, promoter.reasonMissing. */
  decide: (operator: Operator, input: Input<'platformPromoter.decide'>): Promise<Detail> =>
    inTransaction(db, async (tx) => {
      const { userId, decision, level, reason } = input;
      if (!(await keepPerson(tx, userId))) throw new Refusal('missing');
      const held = await lockPromoter(tx, userId);
      if (held === undefined) throw new Refusal('missing');
      if (decision !== undefined) await decide(tx, userId, decision, { by: operator.memberId, reason });
      if (level !== undefined) await setLevel(tx, userId, level);
      const levels = level === undefined ? undefined : { from: held.level, to: level };
      await noteOperator(tx, operator, `promoter.${decision ?? 'level'}`, `promoter:${userId}`, {
        ...(levels === undefined ? {} : { old: { level: levels.from } }),
        new: { ...(levels === undefined ? {} : { level: levels.to }), reason },
      });
      return detailOf(tx, userId);
    }),
});

const detailOf = async (reader: Reader, userId: string): Promise<Detail> => {
  const [row, steps] = await Promise.all([promoterFacts(reader, userId), stepsOf(reader, userId)]);
  if (row === undefined) throw new Refusal('missing');
  return toDetail(row, steps);
};

/** Throws missing. */
export const mustBePromoter = async (reader: Reader, userId: string): Promise<void> => {
  if (!(await isPromoter(reader, userId))) throw new Refusal('missing');
};

export const counted = (found: number) => ({
  total: Math.min(found, promoterCountCap),
  more: found > promoterCountCap,
});
