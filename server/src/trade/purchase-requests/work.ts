import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import {
  type Verdict,
  type WantEnd,
  type WantTask,
  wantAllows,
} from '@mall/contract/trade/purchase-request-office';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { sendQuote } from '../quotes/send.ts';
import { noteStep, tellOf, type WorkedWant } from '../quotes/note-step.ts';
import { followersOf } from './people.queries.ts';
import { withdrawQuote } from '../quotes/withdraw.ts';
import { waitingQuote } from '../quotes/waiting.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

type Update = Input<'shopPurchaseRequest.update'>;
type Work = { readonly tx: Tx; readonly caller: Member; readonly shopId: string | null; want: WorkedWant };

/**
 * An action of a shop's people (null: the mall itself) on a wanted purchase; the id of an offer if they made
 * one. Its row is locked first: of two people at once the second finds what the first has done. Throws
 * missing, want.closed, want.fake, want.cannotFollow, want.changedElsewhere, and the refusals of an offer.
 */
export const workOnWant = async (
  tx: Tx,
  caller: Member,
  shopId: string | null,
  input: Update,
): Promise<string | null> => {
  const work: Work = { tx, caller, shopId, want: await lockWant(tx, shopId, input.id) };
  if (work.want.ended !== null) throw new Refusal('want.closed');
  await refuseStale(work, input);
  if (input.verify !== undefined) await judge(work, input.verify);
  if (input.followUpBy !== undefined) await assign(work, input.followUpBy);
  if (input.followUp !== undefined) await follow(work, input.followUp);
  if (input.nextAt !== undefined) await goOn(work, input.nextAt === '' ? null : new Date(input.nextAt));
  if (input.withdrawQuote !== undefined) await withdrawOpenQuote(work);
  const quoteId = input.quote === undefined ? null : await offer(work, input.quote);
  if (input.end !== undefined) await end(work, input.end, input.endNote);
  return quoteId;
};

const lockWant = async (tx: Tx, shopId: string | null, id: string): Promise<WorkedWant> => {
  const { rows } = await sql<WorkedWant>`
    select id, no, user_id, shop_id, verify, end_reason as ended, valid_until <= now() as expired, false as waiting,
      follow_up_by, next_at < (date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '1 day') at time zone
      'Asia/Shanghai' as due
    from wants where id = ${id} and shop_id is not distinct from ${shopId}::text for update`.execute(tx);
  const [want] = rows;
  if (want === undefined) throw new Refusal('missing');
  return want;
};

/** Refuses a decision based on an outdated view. */
const refuseStale = async ({ tx, want }: Work, { seenBy, seenQuote }: Update): Promise<void> => {
  if (seenBy !== undefined && seenBy !== (want.follow_up_by ?? ''))
    throw new Refusal('want.changedElsewhere');
  if (seenQuote !== undefined && seenQuote !== (await waitingQuote(tx, want.id)))
    throw new Refusal('want.changedElsewhere');
};

const refuseUnless = (task: WantTask, want: WorkedWant): void => {
  if (wantAllows(task, want)) return;
  throw new Refusal(want.verify === 'fake' && !want.expired ? 'want.fake' : 'want.closed');
};

const judge = async (work: Work, verify: Verdict): Promise<void> => {
  const { tx, caller, shopId, want } = work;
  refuseUnless('verify', want);
  if (verify === want.verify) return;
  await tx.updateTable('wants').set({ verify }).where('id', '=', want.id).execute();
  if (verify === 'fake') await withdrawQuote(tx, want.id);
  const step = await noteStep(work, 'verify', verify);
  await recordAudit(tx, caller, shopId, {
    action: 'want.update',
    object: `want:${want.id}`,
    old: { verify: want.verify },
    new: { verify },
  });
  if (verify !== 'notVerified')
    await tellOf(tx, want, verify === 'real' ? 'want.verified' : 'want.notFound', step);
  work.want = { ...want, verify };
};

const assign = async (work: Work, by: string): Promise<void> => {
  const { tx, caller, shopId, want } = work;
  refuseUnless('assign', want);
  if (by === (want.follow_up_by ?? '')) return;
  if (by !== '' && (await followersOf(tx, shopId, by)).length === 0) throw new Refusal('want.cannotFollow');
  await tx
    .updateTable('wants')
    .set({ follow_up_by: by === '' ? null : by })
    .where('id', '=', want.id)
    .execute();
  await noteStep(work, 'assign', by);
  await recordAudit(tx, caller, shopId, {
    action: 'want.assign',
    object: `want:${want.id}`,
    more: { from: want.follow_up_by, to: by },
  });
  work.want = { ...want, follow_up_by: by === '' ? null : by };
};

/** A note answers the day that was due: unless it names another, there is none any more. */
const follow = async (work: Work, { note, nextAt }: NonNullable<Update['followUp']>): Promise<void> => {
  refuseUnless('follow', work.want);
  await takeOn(work);
  await noteStep(work, 'note', '', note);
  if (nextAt !== undefined) await goOn(work, new Date(nextAt));
  else if (work.want.due === true) await goOn(work, null);
};

const goOn = async (work: Work, at: Date | null): Promise<void> => {
  const { tx, want } = work;
  refuseUnless('follow', want);
  await tx.updateTable('wants').set({ next_at: at }).where('id', '=', want.id).execute();
  if (at !== null) await noteStep(work, 'next', at.toISOString());
};

/** The first person to work on an unassigned request gets it assigned. */
const takeOn = async (work: Work): Promise<void> => {
  const { caller, want } = work;
  if (want.follow_up_by === null) await assign(work, caller.memberId);
};

const withdrawOpenQuote = async (work: Work): Promise<void> => {
  const { tx, caller, shopId, want } = work;
  const quoteId = await withdrawQuote(tx, want.id);
  if (quoteId === null) throw new Refusal('quote.closed', { state: 'withdrawn' });
  await noteStep(work, 'quoteWithdrawn', quoteId);
  await recordAudit(tx, caller, shopId, { action: 'quote.withdraw', object: `want:${want.id}` });
  await tellOf(tx, want, 'quote.withdrawn', quoteId);
};

const offer = async (work: Work, terms: NonNullable<Update['quote']>): Promise<string> => {
  const { tx, caller, shopId, want } = work;
  refuseUnless('quote', want);
  await takeOn(work);
  const quoteId = await sendQuote(tx, caller, want, terms);
  await noteStep(work, 'quoted', quoteId);
  await recordAudit(tx, caller, shopId, {
    action: 'want.quote',
    object: `want:${want.id}`,
    new: { validUntil: terms.validUntil },
  });
  return quoteId;
};

const end = async (work: Work, reason: WantEnd, note: string): Promise<void> => {
  const { tx, caller, shopId, want } = work;
  await withdrawQuote(tx, want.id);
  await tx
    .updateTable('wants')
    .set({ ended_at: clock.now(), end_reason: reason, end_note: note, next_at: null })
    .where('id', '=', want.id)
    .where('ended_at', 'is', null)
    .execute();
  const step = await noteStep(work, 'ended', reason, note);
  await recordAudit(tx, caller, shopId, {
    action: 'want.update',
    object: `want:${want.id}`,
    new: { ended: reason },
  });
  if (reason === 'won') await tellOf(tx, want, 'want.settled', step);
  else await tellOf(tx, want, note === '' ? 'want.ended' : 'want.endedBecause', step, { reason: note });
};
