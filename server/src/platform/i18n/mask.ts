import { isIPv6 } from 'node:net';

/** 13800001111 → 138****1111; other numbers keep their first three and last two digits. */
export const maskPhone = (phone: string): string =>
  phone.length === 11
    ? `${phone.slice(0, 3)}****${phone.slice(7)}`
    : `${phone.slice(0, 3)}****${phone.slice(-2)}`;

/** 林小明 → 林**: only those who know the person recognise them. */
export const maskName = (name: string): string => `${[...name][0] ?? ''}**`;

/** lin@example.com → l***@example.com. */
export const maskEmail = (email: string): string => {
  const at = email.indexOf('@');
  return `${[...email][0] ?? ''}***${at < 0 ? '' : email.slice(at)}`;
};

/**
 * 203.0.113.7 → 203.0.113.*, 2001:db8:1:2::7 → 2001:db8:1::*: the network somebody came from, not their own address.
 */
export const maskAddress = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.replace(/\.[^.]*$/, '.*');
  const groups = (plain.split('::')[0] ?? '').split(':').slice(0, 3);
  return `${groups.join(':')}::*`;
};

/** A technical text that may name numbers and addresses of people, as the failures of providers do: both are masked in it. */
export const maskText = (text: string): string =>
  text
    .replace(/[^\s<>"'=()]+@[^\s<>"'=()]+/g, maskEmail)
    .replace(/(?<![0-9A-Za-z-])\+?\d{7,15}(?![0-9A-Za-z-])/g, maskPhone);
