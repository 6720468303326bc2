import { dayMs } from '@mall/contract/core/time';
import { randomBytes } from 'node:crypto';
import type { Db } from '../platform/db/open.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { hashToken } from '../platform/http/context.ts';
import { newId } from '../platform/ids/ids.ts';
import { contactColumns } from '../platform/sealed-fields/contact.ts';
import { insertInParts } from './insert.ts';
import { mobileOf } from './people.ts';

const tokenBytes = 32;
const place = { province_id: 31, city_id: 3101, district_id: 310_104 };

/**
 * Makes members for load tests, each with an open session and an address in Shanghai. Returns their tokens.
 * Regions must have been imported, as any start of the mall does.
 */
export const makeBuyers = (db: Db, count: number): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const { n } = await tx
      .selectFrom('users')
      .select((expression) => expression.fn.countAll<number>().as('n'))
      .where('name', 'like', 'Buyer %')
      .executeTakeFirstOrThrow();
    const buyers = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      mobile: `15${String(n + index + 1).padStart(9, '0')}`,
      token: randomBytes(tokenBytes).toString('base64url'),
    }));
    const expires = new Date(Date.now() + 30 * dayMs);
    await insertInParts(buyers, (part) =>
      tx
        .insertInto('users')
        .values(
          part.map(({ id, mobile }) => ({ id, ...mobileOf(mobile, id), name: `Buyer ${mobile.slice(-6)}` })),
        )
        .execute(),
    );
    await insertInParts(buyers, (part) =>
      tx
        .insertInto('sessions')
        .values(
          part.map(({ id, token }) => ({ token_hash: hashToken(token), user_id: id, expires_at: expires })),
        )
        .execute(),
    );
    await insertInParts(buyers, (part) =>
      tx
        .insertInto('addresses')
        .values(
          part.map(({ id, mobile: phone }) => {
            const address = newId();
            return {
              id: address,
              user_id: id,
              name: '买家',
              ...place,
              ...contactColumns({ phone, detail: '衡山路 12 弄 5 号' }, address),
              is_default: true,
            };
          }),
        )
        .execute(),
    );
    return buyers.map(({ token }) => token);
  });
