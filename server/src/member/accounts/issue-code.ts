import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@mall/contract/member/account.ops';
import { sms } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * Signing in, a forgotten password, or one action of one member's account: nobody else's code fits, and
 * nobody uses up another's tries.
 */
export type Purpose = 'login' | 'reset' | `${CodePurpose | 'email'}:${string}`;

/**
 * Creates a code for one number (or e-mail address) and purpose; only its hash is stored (decisions 2.18).
 */
export const issueCode = async (
  db: Db,
  mobile: string,
  purpose: Purpose,
  ip: string,
  validMinutes: number = sms.validMinutes,
): Promise<string> => {
  const id = newId();
  const code = String(randomInt(10 ** sms.digits)).padStart(sms.digits, '0');
  await db
    .insertInto('sms_codes')
    .values({
      id,
      mobile,
      purpose,
      code_hash: hashOf(id, code),
      expires_at: new Date(clock.nowMs() + validMinutes * 60_000),
      ip,
    })
    .execute();
  return code;
};

/**
 * Takes one try at the newest code of a number and returns that code's id. The try counts whatever happens
 * after, also for simultaneous guesses. Throws sms.tooManyTries when the tries are used up, sms.wrongCode
 * otherwise.
 */
export const tryCode = async (db: Db, mobile: string, purpose: Purpose, guess: string): Promise<string> => {
  const { rows } = await sql<{ id: string; code_hash: string; tries: number; open: boolean }>`
    update sms_codes set tries = least(tries + 1, ${sms.tries + 1})
    where id = (select id from sms_codes where mobile = ${mobile} and purpose = ${purpose}
      order by created_at desc, id desc limit 1)
    returning id, code_hash, tries, used_at is null and expires_at > now() as open`.execute(db);
  const held = rows[0];
  if (held !== undefined && held.open && held.tries > sms.tries) throw new Refusal('sms.tooManyTries');
  const right = isSame(held?.code_hash ?? '', hashOf(held?.id ?? '', guess));
  if (held === undefined || !held.open || !right) throw new Refusal('sms.wrongCode');
  return held.id;
};

/**
 * Uses a code up in the transaction of the action that it allows. Throws sms.wrongCode when another request
 * was quicker.
 */
export const useCode = async (tx: Tx, id: string): Promise<void> => {
  const used = await tx
    .updateTable('sms_codes')
    .set({ used_at: clock.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw new Refusal('sms.wrongCode');
};

const hashOf = (id: string, code: string): string =>
  createHash('sha256').update(`${id}:${code}`).digest('hex');

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one.padEnd(64, '0')), Buffer.from(other.padEnd(64, '0'))];
  return a.length === b.length && timingSafeEqual(a, b);
};
