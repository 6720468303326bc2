import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { contactColumns } from '../../platform/sealed-fields/contact.ts';

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
  const { phone, detail, ...rest } = fields;
  const written = id ?? newId();
  const row = {
    ...rest,
    ...contactColumns({ phone, detail }, written),
    is_default: isDefault,
  };
  if (id === null)
    await tx
      .insertInto('addresses')
      .values({ id: written, user_id: memberId, ...row })
      .execute();
  else
    await tx.updateTable('addresses').set(row).where('id', '=', id).where('user_id', '=', memberId).execute();
};

const clearDefault = (tx: Tx, memberId: string) =>
  tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
