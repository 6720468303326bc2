import { codeCountdownSeconds } from '@mall/contract/core/limits';
import type { Db } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import type { SmsPort } from '../../platform/ports/sms.ts';
import { issueCode, type Purpose } from './issue-code.ts';

/**
 * Sends a code within the limits of a number, an address and the mall (decisions 2.18): one countdown for all
 * purposes.
 */
export const sendCode = async (
  { db, sms, limits }: { db: Db; sms: SmsPort; limits: Limits },
  caller: Caller,
  mobile: string,
  purpose: Purpose,
): Promise<{ retryAfter: number }> => {
  await limits.take('smsPerNumber', mobile);
  await limits.take('smsPerNumberDay', mobile);
  await limits.take('smsPerAddressDay', caller.ip);
  await limits.take('smsAll', 'all');
  await sms.send(mobile, await issueCode(db, mobile, purpose, caller.ip));
  return { retryAfter: codeCountdownSeconds };
};
