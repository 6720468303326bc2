import { setTimeout as sleep } from 'node:timers/promises';
import { secondMs } from '@mall/contract/core/time';
import { webhookLimits as limits } from '@mall/contract/core/webhook';
import { clock } from '../clock/clock.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { newId } from '../ids/ids.ts';
import type { SecretPort } from '../ports/secret.ts';
import { type Answered, askReceiver, type ReceiverRules } from './ask-receiver.ts';
import { claimSends, type Claimed } from './claim-sends.ts';
import { recordTry } from './record-try.ts';
import { signedHeaders } from './signature.ts';

type Parts = {
  readonly db: Db;
  readonly secret: Pick<SecretPort, 'open'>;
  readonly rules: ReceiverRules;
  readonly fail: (error: unknown) => void;
};

/** Addresses that fail or are slow take at most this many of a process's requests, so that those which answer are not kept waiting. */
const forFailing = limits.perProcess / 2;

/** Names a claim: an event that was lost here may be under way a second time. */
const keyOf = ({ id, heldBy }: Claimed): string => `${heldBy} ${id}`;

/** Sends what is due, as much at once as a process may. `tick` takes what there is room for and does not wait for answers. */
export const createPump = ({ db, secret, rules, fail }: Parts) => {
  const underWay = new Map<string, { readonly failing: boolean; readonly ended: Promise<void> }>();
  let closed = false;

  const work = async (claimed: Claimed): Promise<void> => {
    try {
      const answered = await sendOne(claimed);
      await inTransaction(db, (tx) => recordTry(tx, claimed, answered));
    } catch (error) {
      fail(error); // the claim is lost after a while, and the event is sent again
    } finally {
      underWay.delete(keyOf(claimed));
    }
  };

  const sendOne = (claimed: Claimed): Promise<Answered> => {
    const { id, event, data, created_at, url, endpoint_id, old_until } = claimed;
    const body = bodyOf({ event, at: created_at, data });
    const old = old_until !== null && old_until > clock.now() ? [claimed.old_secret] : [];
    const secrets = [claimed.secret, ...old]
      .filter((sealed) => sealed !== null)
      .map((sealed) => secret.open('webhook', sealed, endpoint_id));
    const at = Math.floor(clock.nowMs() / secondMs);
    return askReceiver({ url, body, headers: signedHeaders(secrets, { id, at, body }) }, rules);
  };

  return {
    /** How many it took. */
    tick: async (): Promise<number> => {
      const failing = [...underWay.values()].filter((one) => one.failing).length;
      const slots = { all: limits.perProcess - underWay.size, failing: forFailing - failing };
      if (closed || slots.all <= 0) return 0;
      const claimed = await claimSends(db, newId(), slots);
      for (const one of claimed) underWay.set(keyOf(one), { failing: one.failing, ended: work(one) });
      return claimed.length;
    },
    /** Resolves when one has ended, or after a second. */
    next: (): Promise<void> =>
      Promise.race([
        ...[...underWay.values()].map(({ ended }) => ended),
        sleep(secondMs, undefined, { ref: false }),
      ]),
    /** Resolves when nothing is under way. */
    idle: async (): Promise<void> => {
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
    },
    close: (): void => {
      closed = true;
    },
  };
};

/** The body of an event: the same text at every try, since keys of jsonb have one order. */
export const bodyOf = ({ event, at, data }: { event: string; at: Date; data: object }): string =>
  JSON.stringify({ type: event, timestamp: at.toISOString(), data });
