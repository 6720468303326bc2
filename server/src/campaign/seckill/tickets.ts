import { Refusal } from '@mall/contract/core/refusals';
import type { SeckillPlace } from '@mall/contract/campaign/seckill';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { placeKeptMs, type Verdict } from './gate/gate.ts';
import { clock } from '../../platform/clock/clock.ts';

type Waiting = Extract<Verdict, { kind: 'waiting' }>;
type Holder = { readonly activityId: string; readonly userId: string };

/** While pieces are being handed out: soon. When only unpaid pieces can come back: later. */
const seconds = { soon: 1, later: 5 };
/** In a long line the retries are spread over several seconds. */
const askersASecond = 500;

/** The refusal that gives a place in the line, with its ticket. */
export const placeRefusal = (
  secret: SecretPort,
  { activityId, userId }: Holder,
  { number, position, soon }: Waiting,
): Refusal => {
  const expires = clock.nowMs() + placeKeptMs;
  const place: SeckillPlace = {
    ticket: secret.sign('seckill', [activityId, userId, number, expires].join(' ')),
    position,
    retryAfter: (soon ? seconds.soon : seconds.later) + Math.floor(position / askersASecond),
    expiresAt: new Date(expires).toISOString(),
  };
  return new Refusal('seckill.waiting', place);
};

/** The number in the line of a ticket's bearer. Throws seckill.ticketWrong, seckill.ticketExpired. */
export const numberOf = (secret: SecretPort, { activityId, userId }: Holder, ticket: string): number => {
  const [activity, user, number, expires] = (secret.signed('seckill', ticket) ?? '').split(' ');
  if (activity !== activityId || user !== userId) throw new Refusal('seckill.ticketWrong');
  if (Number(expires) <= clock.nowMs()) throw new Refusal('seckill.ticketExpired');
  return Number(number);
};
