import { randomBytes } from 'node:crypto';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { lockMember } from '../../platform/db/lock-member.ts';
import { type DesignRow, designOf, designsOf, sharedDesign } from './queries.ts';
import { insertDesign, keepVersion, replaceDesign } from './keep.ts';
import { removeDesign } from './remove.ts';
import { shareDesign } from './share.ts';

const maxDesigns = 50;
const maxVersions = 20;

export const createDesignService = ({ db }: { db: Db }) => ({
  list: async ({ memberId }: Member): Promise<Output<'design.list'>> =>
    (await designsOf(db, memberId)).map(({ pieces, ...row }) => ({ ...summary(row), pieces })),

  detail: async ({ memberId }: Member, id: string): Promise<Output<'design.detail'>> => {
    const row = await designOf(db, memberId, id);
    if (row === undefined) throw new Refusal('missing');
    return { ...summary(row), plan: row.plan };
  },

  shared: async (shareCode: string): Promise<Output<'design.shared'>> => {
    const row = await sharedDesign(db, shareCode);
    if (row === undefined) throw new Refusal('missing');
    return { name: row.name, plan: row.plan, savedAt: row.saved_at.toISOString() };
  },

  /**
   * Stores a plan. An older version does not overwrite a newer one: it refuses design.changedElsewhere with
   * the newer design, so that nothing is lost on either side. A member has at most 50 designs, and of each
   * the last 20 versions.
   */
  save: (caller: Member, { id, version, name, plan }: Input<'design.save'>): Promise<Output<'design.save'>> =>
    inTransaction(db, async (tx) => {
      const ownerId = caller.memberId;
      if (id !== undefined) {
        const kept = await replaceDesign(tx, { id, ownerId, name, plan }, version ?? 0);
        if (kept === undefined) {
          const newer = await designOf(tx, ownerId, id);
          if (newer === undefined) throw new Refusal('missing');
          throw new Refusal('design.changedElsewhere', { ...summary(newer), plan: newer.plan });
        }
        await keepVersion(tx, { id, name, plan }, kept.version, maxVersions);
        return { id, version: kept.version, savedAt: kept.saved_at.toISOString() };
      }
      await lockMember(tx, ownerId);
      if ((await designsOf(tx, ownerId)).length >= maxDesigns)
        throw new Refusal('design.tooMany', { max: maxDesigns });
      const made = newId();
      const kept = await insertDesign(tx, { id: made, ownerId, shopId: caller.shop?.id ?? null, name, plan });
      await keepVersion(tx, { id: made, name, plan }, kept.version, maxVersions);
      return { id: made, version: kept.version, savedAt: kept.saved_at.toISOString() };
    }),

  remove: async ({ memberId }: Member, id: string): Promise<null> => {
    await removeDesign(db, memberId, id);
    return null;
  },

  /** A link that cannot be guessed; once revoked, it stops working, and the next one is another. */
  share: async (
    { memberId }: Member,
    { id, shared }: Input<'design.share'>,
  ): Promise<Output<'design.share'>> => {
    const row = await designOf(db, memberId, id);
    if (row === undefined) throw new Refusal('missing');
    if (shared && row.share_code !== null) return { shareCode: row.share_code };
    const shareCode = shared ? randomBytes(12).toString('hex') : null;
    await shareDesign(db, memberId, id, shareCode);
    return { shareCode };
  },
});

const summary = ({ id, name, version, share_code, saved_at }: Omit<DesignRow, 'plan'>) => ({
  id,
  name,
  version,
  shareCode: share_code,
  savedAt: saved_at.toISOString(),
});
