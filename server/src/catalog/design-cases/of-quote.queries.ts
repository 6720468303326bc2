import type { Plan } from '@mall/contract/catalog/design';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';

/**
 * A member's own design, locked. Throws missing, design.changedElsewhere when it is no longer this version.
 */
export const lockDesign = async (
  tx: Tx,
  ownerId: string,
  id: string,
  version: number,
): Promise<{ name: string; plan: Plan }> => {
  const design = await tx
    .selectFrom('designs')
    .select(['id', 'name', 'plan', 'version', 'share_code', 'saved_at'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
  if (design === undefined) throw new Refusal('missing');
  const { name, plan, share_code: shareCode, saved_at: savedAt } = design;
  if (design.version !== version)
    throw new Refusal('design.changedElsewhere', {
      id,
      name,
      plan,
      version: design.version,
      shareCode,
      savedAt: savedAt.toISOString(),
    });
  return { name, plan };
};
