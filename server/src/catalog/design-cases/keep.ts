import type { Plan } from '@mall/contract/catalog/design';
import { json, type Tx } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

type Kept = { id: string; ownerId: string; shopId: string | null; name: string; plan: Plan };

export const insertDesign = (tx: Tx, { id, ownerId, shopId, name, plan }: Kept) =>
  tx
    .insertInto('designs')
    .values({ id, owner_id: ownerId, shop_id: shopId, name, plan: json(plan), pieces: plan.items.length })
    .returning(['version', 'saved_at'])
    .executeTakeFirstOrThrow();

/** Replaces exactly this version; no row after a change in between. */
export const replaceDesign = (tx: Tx, { id, ownerId, name, plan }: Omit<Kept, 'shopId'>, version: number) =>
  tx
    .updateTable('designs')
    .set({ name, plan: json(plan), pieces: plan.items.length, version: version + 1, saved_at: clock.now() })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('version', '=', version)
    .returning(['version', 'saved_at'])
    .executeTakeFirst();

/** Stores what was just saved among the last versions, and at most this many. */
export const keepVersion = async (
  tx: Tx,
  { id, name, plan }: Pick<Kept, 'id' | 'name' | 'plan'>,
  version: number,
  most: number,
): Promise<void> => {
  await tx
    .insertInto('design_versions')
    .values({ design_id: id, version, name, plan: json(plan) })
    .execute();
  await tx
    .deleteFrom('design_versions')
    .where('design_id', '=', id)
    .where('version', '<=', version - most)
    .execute();
};
