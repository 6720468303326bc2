import ipaddr from 'ipaddr.js';

/** The address that one machine has: of IPv6 the first 64 bits, since a machine chooses the others. */
export const machineOf = (ip: string): string => prefixOf(ip, 4, 8);

/**
 * The network of an address: of IPv4 the first 24 bits, the smallest that is routed; of IPv6 the first 56, which a
 * provider gives to one household or office.
 */
export const networkOf = (ip: string): string => prefixOf(ip, 3, 7);

const prefixOf = (ip: string, bytesOfFour: number, bytesOfSix: number): string => {
  if (!ipaddr.isValid(ip)) return ip;
  const bytes = ipaddr.process(ip).toByteArray();
  return bytes.slice(0, bytes.length === 4 ? bytesOfFour : bytesOfSix).join('.');
};
