import type { FactorWay } from '@mall/contract/member/second-factor.ops';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db, Reader } from '../../platform/db/open.ts';
import type { StoredPasskey } from './passkey.ts';
import { clock } from '../../platform/clock/clock.ts';

/** How an account can show a second factor; none when it has none. Recovery codes alone are none. */
export const waysOf = async (reader: Reader, userId: string): Promise<FactorWay[]> => {
  const { rows } = await sql<{ passkeys: boolean; codes: boolean; recovery: boolean }>`
    select exists (select from passkeys where user_id = ${userId}) as passkeys,
      exists (select from authenticators where user_id = ${userId} and confirmed_at is not null) as codes,
      exists (select from recovery_codes where user_id = ${userId} and used_at is null) as recovery`.execute(
    reader,
  );
  const [has] = rows;
  if (has === undefined || !(has.passkeys || has.codes)) return [];
  return [
    ...(has.passkeys ? (['passkey'] as const) : []),
    ...(has.codes ? (['oneTimeCode'] as const) : []),
    ...(has.recovery ? (['recoveryCode'] as const) : []),
  ];
};

export const passkeysOf = (reader: Reader, userId: string): Promise<StoredPasskey[]> =>
  reader
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** What the account page shows of the second factors. */
export const factorsOf = async (db: Db, userId: string) => {
  const [passkeys, authenticator, recovery] = await Promise.all([
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('authenticators')
      .select(['confirmed_at', 'used_at'])
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
    recoveryCodesLeft(db, userId),
  ]);
  return { passkeys, authenticator, recovery };
};

export const recoveryCodesLeft = async (reader: Reader, userId: string): Promise<number> => {
  const { left } = await reader
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
};

/** The sealed secret of an authenticator app, confirmed or not yet. */
export const secretOfApp = async (reader: Reader, userId: string, confirmed: boolean) => {
  const row = await reader
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row?.secret;
};

/** The member whose sign-in a ticket goes on with. Throws secondFactor.ticketOver. */
export const userOfTicket = async (db: Db, ticketHash: string, userAgent: string): Promise<string> => {
  const row = await db
    .selectFrom('sign_in_tickets')
    .select('user_id')
    .where('ticket_hash', '=', ticketHash)
    .where('user_agent', '=', userAgent)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('secondFactor.ticketOver');
  return row.user_id;
};
