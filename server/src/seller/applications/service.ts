import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { shopProblems } from '@mall/contract/seller/shop-draft';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import { lockMember } from '../../platform/db/lock-member.ts';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member, Operator } from '../../platform/http/caller.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { privateFolder } from '../../platform/media/private.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { acceptApplication } from './accept-application.ts';
import {
  applicant,
  application,
  applicationsPage,
  countBefore,
  countCap,
  latestOf,
  notesOf,
} from './applications.queries.ts';
import { moveApplication } from './move-application.ts';
import { noteApplication, noteApplicationLook } from './note-application.ts';
import { againAt, toApplication, toDetail, toMine } from './present.ts';
import { refuseApplication } from './refuse-application.ts';
import { writeApplication } from './write-application.ts';

type Mine = Output<'application.mine'>;
type Detail = Output<'mallApplication.detail'>;
type Parts = { db: Db; answers: Pick<Answers, 'raise'>; sendsCodes: boolean };

/** What a member asks and reads. */
export const createApplications = ({ db, sendsCodes }: Pick<Parts, 'db' | 'sendsCodes'>) => {
  const mine = async (reader: Reader, memberId: string): Promise<Mine> => {
    const [who, { latest }] = await Promise.all([
      applicant(reader, memberId),
      latestOf(reader, memberId, clock.now()),
    ]);
    if (who === undefined) throw new Refusal('missing');
    const again = latest === undefined ? null : againAt(latest);
    return {
      mobile: maskPhone(openField(who.mobile, who.id)),
      numberProved: who.mobile_proved_at !== null || !sendsCodes,
      againAt: again !== null && again > clock.now() ? again.toISOString() : null,
      application: latest === undefined ? null : toMine(latest),
    };
  };

  return {
    mine: ({ memberId }: Member): Promise<Mine> => mine(db, memberId),

    /** Throws what `application.apply` refuses. */
    apply: ({ memberId }: Member, input: Input<'application.apply'>): Promise<Mine> =>
      inTransaction(db, async (tx) => {
        const { storeName: wrongName } = shopProblems({ storeName: input.storeName });
        if (wrongName !== undefined) throw new Refusal(wrongName, { storeName: wrongName });
        await lockMember(tx, memberId);
        const who = await applicant(tx, memberId);
        if (sendsCodes && (who?.mobile_proved_at ?? null) === null)
          throw new Refusal('application.numberUnproved');
        const isPrivate = input.licence.startsWith(`/media/${privateFolder}`);
        if (!isPrivate || !(await ownsMedia(tx, memberId, [input.licence])))
          throw new Refusal('application.notYours', { licence: 'application.notYours' });
        await writeApplication(tx, memberId, input);
        return mine(tx, memberId);
      }),

    withdraw: ({ memberId }: Member, input: Input<'application.withdraw'>): Promise<Mine> =>
      inTransaction(db, async (tx) => {
        await moveApplication(tx, input, 'withdraw', { by: memberId, of: memberId });
        return mine(tx, memberId);
      }),
  };
};

/** What operators see and decide; every process asks for shops anew after one was made. */
export const createApplicationDesk = ({ db, answers, sendsCodes }: Parts) => {
  const detail = async (reader: Reader, id: string): Promise<Detail> => {
    const row = await application(reader, id);
    if (row === undefined) throw new Refusal('missing');
    const [before, notes] = await Promise.all([
      countBefore(reader, row.user_id, row.at),
      notesOf(reader, id),
    ]);
    return toDetail(row, { before, notes });
  };
  const doing = (id: string, work: (tx: Tx) => Promise<void>): Promise<Detail> =>
    inTransaction(db, async (tx) => {
      await work(tx);
      return detail(tx, id);
    });

  return {
    list: async (input: Input<'mallApplication.list'>): Promise<Output<'mallApplication.list'>> => {
      const { rows, counts } = await applicationsPage(db, input);
      const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
      const found = input.state === 'all' ? all : counts[input.state];
      const capped = (n: number) => Math.min(n, countCap);
      return {
        list: rows.map(toApplication),
        total: input.state === 'all' ? found : capped(found),
        more: Object.values(counts).some((n) => n > countCap) && found > countCap,
        counts: {
          all,
          ...Object.fromEntries(Object.entries(counts).map(([state, n]) => [state, capped(n)])),
        },
        page: input.page,
        size: input.size,
      };
    },
    detail: (id: string): Promise<Detail> => detail(db, id),
    reveal: (caller: Operator, input: Input<'mallApplication.reveal'>): Promise<{ value: string }> =>
      inTransaction(db, async (tx) => ({ value: await noteApplicationLook(tx, caller, input) })),
    note: (caller: Operator, input: Input<'mallApplication.note'>): Promise<Detail> =>
      doing(input.id, (tx) => noteApplication(tx, caller, input)),
    talk: (caller: Operator, input: Input<'mallApplication.talk'>): Promise<Detail> =>
      doing(input.id, async (tx) => {
        await moveApplication(tx, input, 'talk', { by: caller.memberId });
        await noteOperator(tx, caller, 'application.talk', `application:${input.id}`);
      }),
    refuse: (caller: Operator, input: Input<'mallApplication.refuse'>): Promise<Detail> =>
      doing(input.id, (tx) => refuseApplication(tx, caller, input)),
    /** Throws what `mallApplication.accept` refuses. */
    accept: async (caller: Operator, input: Input<'mallApplication.accept'>): Promise<Detail> => {
      try {
        const done = await doing(input.id, (tx) => acceptApplication(tx, caller, input, sendsCodes));
        answers.raise('shops');
        return done;
      } catch (error) {
        throw isUniqueViolation(error) ? new Refusal('shop.codeTaken', { code: 'shop.codeTaken' }) : error;
      }
    },
  };
};
