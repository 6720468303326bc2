import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * Tells a member that they were signed in on a device that is new to them: once a day for a kind of browser in a
 * network, since some callers keep no cookie and are new each time.
 */
export const notifyOfSignIn = async (tx: Tx, memberId: string, { ip, userAgent }: Caller): Promise<void> => {
  const place = createHash('sha256')
    .update(`${networkOf(ip)} ${userAgent}`)
    .digest('hex')
    .slice(0, 16);
  const about = `${memberId}:${place}:${dayInShanghai(clock.now())}`;
  await sendMessages(tx, [memberMessage('account.newDevice', memberId, { address: ip }, about)]);
};
