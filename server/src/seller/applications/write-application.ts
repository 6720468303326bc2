import { applicationLimits as limits } from '@mall/contract/core/application';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { dayMs } from '@mall/contract/core/time';
import { clock } from '../../platform/clock/clock.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { latestOf } from './applications.queries.ts';
import { againAt } from './present.ts';

/**
 * A member, whose row is locked, asks to open a shop. Throws application.already, application.tooSoon, application.tooMany.
 */
export const writeApplication = async (
  tx: Tx,
  memberId: string,
  { company, contact, country, storeName, sells, licence }: Input<'application.apply'>,
): Promise<void> => {
  const { latest, recent } = await latestOf(tx, memberId, new Date(clock.nowMs() - limits.days * dayMs));
  const again = latest === undefined ? null : againAt(latest);
  if (again !== null && again > clock.now())
    throw new Refusal('application.tooSoon', { hours: limits.againHours });
  if (recent >= limits.most)
    throw new Refusal('application.tooMany', { count: limits.most, days: limits.days });
  try {
    await tx
      .insertInto('shop_applications')
      .values({
        id: newId(),
        user_id: memberId,
        company,
        contact,
        country,
        store_name: storeName,
        sells,
        licence,
        at: clock.now(),
        moved_at: clock.now(),
      })
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('application.already') : error;
  }
};
