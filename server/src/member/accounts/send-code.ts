import { codeCountdownSeconds } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import type { SmsPort } from '../../platform/ports/sms.ts';
import { issueCode, type Purpose } from './issue-code.ts';

export type CodeSender = {
  readonly db: Db;
  readonly sms: SmsPort;
  readonly limits: Limits;
  /** The setting SMS_CODES. */
  readonly sendsCodes: boolean;
};
export type Sending = {
  readonly purpose: Purpose;
  /** The browser that asks, where the purpose does not name the member. */
  readonly browser?: string;
  /**
   * The member themselves, signed in or in a browser where they were: counted apart, so that strangers cannot use up
   * the messages of a number.
   */
  readonly isOwner: boolean;
};

/**
 * Sends a code within the limits of a number, an address and the mall (decisions 2.18): one countdown for all
 * purposes. Throws sms.notOffered in a mall that sends none.
 */
export const sendCode = async (
  { db, sms, limits, sendsCodes }: CodeSender,
  caller: Caller,
  mobile: string,
  { purpose, browser, isOwner }: Sending,
): Promise<{ retryAfter: number }> => {
  if (!sendsCodes) throw new Refusal('sms.notOffered');
  const number = isOwner ? `${mobile}|own` : mobile;
  await limits.take('smsPerNumber', number);
  await limits.take('smsPerNumberDay', number);
  await limits.take('smsPerAddressDay', caller.ip);
  await limits.take('smsAll', 'all');
  await sms.send(
    mobile,
    await issueCode(db, mobile, purpose, caller.ip, browser === undefined ? {} : { browser }),
  );
  return { retryAfter: codeCountdownSeconds };
};
