import type { StoredAddress } from '../db/schema.ts';
import { isOpen, isSealed, numberIndex, openField, sealField, tailIndex } from './fields.ts';

/** Where somebody is reached; sealed as one text, because opening one costs half of opening two. */
export type Contact = { readonly phone: string; readonly detail: string };

/** The address of an order as its people read it. */
export type OrderAddress = Omit<StoredAddress, 'sealed' | 'number' | 'tail' | 'phone' | 'detail'> & Contact;

export const sealContact = ({ phone, detail }: Contact, owner: string): string =>
  sealField(JSON.stringify([phone, detail]), owner);

const openContact = (sealed: string, owner: string): Contact => {
  const [phone, detail] = JSON.parse(openField(sealed, owner)) as [string, string]; // written by sealContact
  return { phone, detail };
};

type OfOrder = { readonly id: string; readonly shopId: string | null };

/**
 * The address of an order as it is stored: the name and the regions as they are, the rest sealed, its
 * number indexed in its shop. An erased one has no rest; in an open mall all stays readable.
 */
export const sealAddress = (
  { name, province, city, district, phone, detail }: OrderAddress,
  { id, shopId }: OfOrder,
): StoredAddress => ({
  name,
  province,
  city,
  district,
  ...(isOpen()
    ? { phone, detail }
    : phone === '' && detail === ''
      ? {}
      : {
          sealed: sealContact({ phone, detail }, id),
          number: numberIndex(phone, shopId ?? ''),
          tail: tailIndex(phone, shopId ?? ''),
        }),
});

/** What is laid over the address of an order whose person is erased, in place of `reachedBy`. */
export const erasedAddress = (): Partial<StoredAddress> =>
  isOpen() ? { name: '', phone: '', detail: '' } : { name: '' };
/** The parts of an order's address that say where its person is reached. */
export const reachedBy = ['sealed', 'number', 'tail', 'phone', 'detail'] as const;

/** The reverse, also for an address that is not sealed yet or was erased. Throws as `openField` does. */
export const openAddress = (stored: StoredAddress, orderId: string): OrderAddress => {
  const { name, province, city, district, sealed = '', phone = '', detail = '' } = stored;
  const contact = isSealed(sealed) ? openContact(sealed, orderId) : { phone, detail };
  return { name, ...contact, province, city, district };
};

/** Number and street of a member's address as they are stored: sealed, or in a row of an open mall readable. */
export type StoredContact =
  | { readonly phone: null; readonly detail: null; readonly sealed: string }
  | { readonly phone: string; readonly detail: string; readonly sealed: null };

/** The columns of a member's address that say where they are reached. */
export const contactColumns = (contact: Contact, addressId: string): StoredContact =>
  isOpen()
    ? { phone: contact.phone, detail: contact.detail, sealed: null }
    : { phone: null, detail: null, sealed: sealContact(contact, addressId) };

/** The number and street of a member's address. Throws as `openField` does. */
export const openRow = <
  Row extends { id: string; phone: string | null; detail: string | null; sealed: string | null },
>({
  phone,
  detail,
  sealed,
  ...row
}: Row): Omit<Row, 'phone' | 'detail' | 'sealed'> & Contact => ({
  ...row,
  ...(sealed === null ? { phone: phone ?? '', detail: detail ?? '' } : openContact(sealed, row.id)),
});
