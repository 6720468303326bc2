import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@mall/contract/member/account.ops';
import { sms } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { isOpen, mobileIndex } from '../../platform/sealed-fields/fields.ts';
import { wentTo } from '../../platform/sealed-fields/found.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * Signing in, a forgotten password, or one action of one member's account: nobody else's code fits, and
 * nobody uses up another's tries.
 */
export type Purpose = 'login' | 'reset' | `${CodePurpose | 'email'}:${string}`;

/**
 * Who asks for a code or enters one, where the purpose does not name the member: the browser by a digest of its id, or
 * the address of a caller that keeps no cookie.
 */
export type Asker = { readonly browser: string | null; readonly ip: string };

/**
 * Creates a code for one number (or e-mail address) and purpose; only its hash and the index of the number are stored (decisions 2.18). `browser`
 * is the one that asks, '' where the purpose names the member.
 */
export const issueCode = async (
  db: Db,
  mobile: string,
  purpose: Purpose,
  ip: string,
  { browser = '', validMinutes = sms.validMinutes }: { browser?: string; validMinutes?: number } = {},
): Promise<string> => {
  const id = newId();
  const code = String(randomInt(10 ** sms.digits)).padStart(sms.digits, '0');
  await db
    .insertInto('sms_codes')
    .values({
      id,
      mobile: isOpen() ? mobile : mobileIndex(mobile),
      purpose,
      code_hash: hashOf(id, code),
      expires_at: new Date(clock.nowMs() + validMinutes * 60_000),
      asker: browser,
      ip,
    })
    .execute();
  return code;
};

/**
 * Takes one try at the newest code that this asker was sent and returns that code's id. The try counts whatever happens
 * after, also for simultaneous guesses. Tries count per code and asker: who did not ask for a code neither uses
 * it nor its tries, and callers without a cookie at the same address have tries of their own. Throws
 * sms.tooManyTries when the tries are used up, sms.wrongCode otherwise.
 */
export const tryCode = async (
  db: Db,
  mobile: string,
  purpose: Purpose,
  guess: string,
  asker?: Asker,
): Promise<string> => {
  const isStray = asker?.browser === null;
  const tries = sql.ref(isStray ? 'stray_tries' : 'tries');
  const own = isStray ? sql`asker <> '' and ip = ${asker.ip}` : sql`asker = ${asker?.browser ?? ''}`;
  const { rows } = await sql<{ id: string; code_hash: string; tries: number; open: boolean }>`
    update sms_codes set ${tries} = least(${tries} + 1, ${sms.tries + 1})
    where id = (select id from sms_codes where ${wentTo(mobile)} and purpose = ${purpose} and ${own}
      order by created_at desc, id desc limit 1)
    returning id, code_hash, ${tries} as tries, used_at is null and expires_at > now() as open`.execute(db);
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
