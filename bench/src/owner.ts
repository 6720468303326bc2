import { presetRoles } from '../../shared/contract/src/core/permissions.ts';
import type { Db } from '../../server/src/platform/db/open.ts';
import type { Staff } from '../../server/src/platform/http/caller.ts';

/** The owner of a shop, as the server sees them. */
export const ownerOf = async (db: Db, shop: { id: string } | { code: string }): Promise<Staff> => {
  const { id, owner_id } = await db
    .selectFrom('shops')
    .select(['id', 'owner_id'])
    .where((where) => where.and(shop))
    .executeTakeFirstOrThrow();
  return {
    memberId: owner_id,
    tokenHash: null,
    language: 'en',
    shop: null,
    staff: { shopId: id, role: 'owner', permissions: presetRoles.owner, suspended: false },
    operator: null,
    numberProved: true,
    secondFactor: false,
    officeOpen: true,
    officeStale: false,
    wrongCode: false,
    ip: '127.0.0.1',
    requestId: 'bench',
    idempotencyKey: null,
    userAgent: '',
    referral: '',
  };
};
