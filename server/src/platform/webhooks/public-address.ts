import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is in the ranges of the public internet, and answers to machines of one cloud only. */
const metadata = ['168.63.129.16'];
/** The only IPv6 that is given out (RFC 4291 §2.4); among the rest are tunnels to IPv4. */
const globalSix = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is one of the public internet. One of IPv4 within IPv6 is taken for what it is. */
export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast' || metadata.includes(ip.toString())) return false;
  return ip.kind() === 'ipv4' || ip.match(globalSix);
};

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

export type Address = { readonly address: string; readonly family: 4 | 6 };
/** Where a name leads to. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/** By the name servers, without the file of hosts, and without a thread that a hanging one would hold. */
export const resolveName: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  signal.removeEventListener('abort', cancel);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** An address that is not to be asked: `address`, it leads to no public server; `name`, to none at all. */
export class AddressRefused extends Error {
  readonly problem: 'address' | 'name';
  constructor(problem: 'address' | 'name') {
    super(`The address is refused: ${problem}.`);
    this.problem = problem;
  }
}

/** How addresses are looked at; `loopback` allows this machine, also without TLS, for development and tests. */
export type AddressRules = { readonly resolve: Resolve; readonly loopback: boolean };

/**
 * The IP addresses that may be connected to for a URL, and no others: a name is not looked up again. All that it leads to
 * must be public, since a mixed answer is how somebody tries to get in. Throws AddressRefused.
 */
export const addressesOf = async (
  url: URL,
  { resolve, loopback }: AddressRules,
  signal: AbortSignal,
): Promise<readonly Address[]> => {
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(name) === 0 ? await resolve(name, signal) : [name];
  if (found.length === 0) throw new AddressRefused('name');
  const here = loopback && found.every(isLoopback);
  if (!here && (url.protocol !== 'https:' || !found.every(isPublic))) throw new AddressRefused('address');
  return found.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
};

/** Answers every look-up with the addresses that were looked at. */
export const onlyThese =
  (addresses: readonly Address[]): LookupFunction =>
  (_name, { all }, give) => {
    const [first] = addresses;
    if (all === true) give(null, [...addresses]);
    else if (first !== undefined) give(null, first.address, first.family);
  };
