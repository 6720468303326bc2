import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';

type Fields = {
  name: string;
  phone: string;
  province_id: number;
  city_id: number;
  district_id: number;
  detail: string;
};

/** Writes an address, a new one when it has no id yet. */
export const saveAddress = async (
  tx: Tx,
  memberId: string,
  id: string | null,
  fields: Fields,
  isDefault: boolean,
): Promise<void> => {
  if (isDefault) await clearDefault(tx, memberId);
  if (id === null)
    await tx
      .insertInto('addresses')
      .values({ id: newId(), user_id: memberId, ...fields, is_default: isDefault })
      .execute();
  else
    await tx
      .updateTable('addresses')
      .set({ ...fields, is_default: isDefault })
      .where('id', '=', id)
      .where('user_id', '=', memberId)
      .execute();
};

const clearDefault = (tx: Tx, memberId: string) =>
  tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
