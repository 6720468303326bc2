import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { transferAccountLimits } from '@mall/contract/trade/transfer-account';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Seller, SellerScope } from '../../platform/http/seller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { privateFolder } from '../../platform/media/private.ts';
import { isOf } from './accounts.queries.ts';

export type AccountContent = Input<'mallTransferAccount.create'>;

/** Adds an account of a seller as its last one; returns its id. Throws transferAccount.tooMany, goods.pictureUnknown. */
export const createAccount = async (
  tx: Tx,
  { caller, scope }: Seller,
  { qrUrl, ...content }: AccountContent,
): Promise<string> => {
  await expectRoom(tx, scope);
  await expectOwnPicture(tx, caller.memberId, qrUrl);
  const id = newId();
  await tx
    .insertInto('transfer_accounts')
    .values({
      id,
      shop_id: scope.shopId,
      ...content,
      qr_url: qrUrl,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from transfer_accounts where ${isOf(scope)})`,
      created_by: caller.memberId,
    })
    .execute();
  return id;
};

/** Throws transferAccount.tooMany when a seller has all it may have; two who add one at once wait for each other. */
export const expectRoom = async (tx: Tx, scope: SellerScope): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transfer accounts:${scope.shopId ?? ''}`}, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom('transfer_accounts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(isOf(scope))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= transferAccountLimits.accounts) throw new Refusal('transferAccount.tooMany');
};

/** Throws goods.pictureUnknown for a picture that somebody else uploaded, or that everybody may see. */
export const expectOwnPicture = async (tx: Tx, memberId: string, url: string | null): Promise<void> => {
  if (url === null) return;
  const secret = url.startsWith(`/media/${privateFolder}`);
  if (!secret || !(await ownsMedia(tx, memberId, [url]))) throw new Refusal('goods.pictureUnknown');
};
