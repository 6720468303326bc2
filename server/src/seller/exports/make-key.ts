import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import { json, type Db, type Reader, type Tx } from '../../platform/db/open.ts';
import type { StoredFileWanted } from '../../platform/db/schema.ts';
import type { Language } from '@mall/contract/core/languages';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { clock } from '../../platform/clock/clock.ts';

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * A key that opens one file once, for its requester and while they work for that seller; only its hash is
 * stored (docs/features/background-jobs.md).
 */
export const makeKey = async (
  reader: Reader,
  { caller, scope }: Seller,
  wanted: StoredFileWanted,
): Promise<{ key: string; expiresAt: string }> => {
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.nowMs() + shopJob.keyMinutes * 60_000);
  await reader
    .insertInto('file_keys')
    .values({
      key_hash: hashOf(key),
      shop_id: scope.shopId,
      user_id: caller.memberId,
      language: caller.language,
      wanted: json(wanted),
      expires_at: expiresAt,
    })
    .execute();
  return { key, expiresAt: expiresAt.toISOString() };
};

/**
 * Opens a key, once. Throws export.keyOver for a key that was used, is too old, or is another's, without
 * revealing which.
 */
export const useKey = async <What extends StoredFileWanted['what']>(
  tx: Tx,
  { caller, scope }: Seller,
  key: string,
  what: readonly What[],
): Promise<{ wanted: Extract<StoredFileWanted, { what: What }>; language: Language }> => {
  const used = await tx
    .updateTable('file_keys')
    .set({ used_at: clock.now() })
    .where('key_hash', '=', hashOf(key))
    .where('user_id', '=', caller.memberId)
    .where(ofSeller('shop_id', scope))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning(['wanted', 'language'])
    .executeTakeFirst();
  if (used === undefined || !isOne(used.wanted, what)) throw new Refusal('export.keyOver');
  return { wanted: used.wanted, language: used.language };
};

const isOne = <What extends StoredFileWanted['what']>(
  wanted: StoredFileWanted,
  what: readonly What[],
): wanted is Extract<StoredFileWanted, { what: What }> => what.some((one) => one === wanted.what);

/** The file was sent or abandoned: it no longer counts towards its seller's limit. */
export const endKey = async (db: Db, key: string): Promise<void> => {
  await db
    .updateTable('file_keys')
    .set({ ended_at: clock.now() })
    .where('key_hash', '=', hashOf(key))
    .execute();
};
