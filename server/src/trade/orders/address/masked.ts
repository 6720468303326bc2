import { maskName, maskPhone } from '../../../platform/i18n/mask.ts';
import type { StoredAddress } from '../../../platform/db/schema.ts';
import { openAddress } from '../../../platform/sealed-fields/contact.ts';

/** From where to where an order's address changed, for those who know both: events are kept, and not sealed. */
export const changeText = (orderId: string, from: StoredAddress, to: StoredAddress): string =>
  `${masked(orderId, from)} → ${masked(orderId, to)}`;

const masked = (orderId: string, stored: StoredAddress): string => {
  const { name, phone, province, city, district, detail } = openAddress(stored, orderId);
  const letters = [...detail];
  // Of a short one even two letters would be all of it.
  const street = `${letters.slice(0, Math.min(2, Math.floor(letters.length / 2))).join('')}**`;
  return [maskName(name), maskPhone(phone), province, city, district, street].join(' ');
};
