import { AddressRefused, addressesOf, isPublic, resolveName } from './public-address.ts';

const signal = new AbortController().signal;
const look = (url: string, answers: readonly string[] = [], loopback = false) =>
  addressesOf(new URL(url), { resolve: async () => answers, loopback }, signal);
const problem = (looking: Promise<unknown>) =>
  looking.then(
    () => 'none',
    (error: unknown) => (error instanceof AddressRefused ? error.problem : error),
  );

it.each([
  ['this host', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['loopback', '127.0.0.1'],
  ['loopback, any of it', '127.255.255.254'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['shared by carriers', '100.64.0.1'],
  ['metadata of a cloud, in the range of carriers', '100.100.100.200'],
  ['link-local', '169.254.1.1'],
  ['metadata of most clouds', '169.254.169.254'],
  ['metadata of Azure, among public addresses', '168.63.129.16'],
  ['protocols', '192.0.0.192'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['benchmarks', '198.18.0.1'],
  ['the former relay of 6to4', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', '239.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['IPv6: unspecified', '::'],
  ['IPv6: loopback', '::1'],
  ['IPv6: private', 'fc00::1'],
  ['IPv6: metadata', 'fd00:ec2::254'],
  ['IPv6: link-local', 'fe80::1'],
  ['IPv6: site-local', 'fec0::1'],
  ['IPv6: multicast', 'ff02::1'],
  ['IPv6: documentation', '2001:db8::1'],
  ['IPv6: discard', '100::1'],
  ['IPv4 in IPv6, mapped', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6, mapped, in hex', '::ffff:a9fe:a9fe'],
  ['IPv4 in IPv6, compatible', '::127.0.0.1'],
  ['IPv4 in IPv6, translated', '::ffff:0:127.0.0.1'],
  ['IPv4 in IPv6, NAT64', '64:ff9b::7f00:1'],
  ['IPv4 in IPv6, local NAT64', '64:ff9b:1::7f00:1'],
  ['IPv4 in IPv6, 6to4', '2002:7f00:1::1'],
  ['IPv4 in IPv6, Teredo', '2001:0:7f00:1::1'],
  ['no address at all', 'localhost'],
])('%s is not public: %s', (_what, address) => expect(isPublic(address)).toBe(false));

it.each([
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '172.32.0.1',
  '::ffff:8.8.8.8',
  '2606:4700:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => expect(isPublic(address)).toBe(true));

it('connects to exactly what the name led to', async () => {
  expect(await look('https://erp.example/hook', ['8.8.8.8', '2606:4700::1111'])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
});

it.each([
  ['a private address', 'https://10.0.0.8/', []],
  ['loopback in a spelling of its own', 'https://0x7f.1/', []],
  ['loopback as one number', 'https://2130706433/', []],
  ['loopback of IPv6', 'https://[::1]/', []],
  ['a mapped address', 'https://[::ffff:192.168.0.1]/', []],
  ['a name that leads to one', 'https://metadata.example/', ['169.254.169.254']],
  ['a name of which one address is private', 'https://half.example/', ['8.8.8.8', '10.0.0.1']],
  ['a public address without TLS', 'http://erp.example/', ['8.8.8.8']],
])('refuses %s', async (_what, url, answers) => expect(await problem(look(url, answers))).toBe('address'));

it('refuses a name that leads nowhere', async () =>
  expect(await problem(look('https://nowhere.example/'))).toBe('name'));

it('this machine is allowed where the setting says so, and nothing else with it', async () => {
  expect(await problem(look('http://127.0.0.1:99/', [], true))).toBe('none');
  expect(await problem(look('http://[::1]:99/', [], true))).toBe('none');
  expect(await problem(look('http://10.0.0.1/', [], true))).toBe('address');
  expect(await problem(look('http://169.254.169.254/', [], true))).toBe('address');
  expect(await problem(look('http://both.example/', ['127.0.0.1', '10.0.0.1'], true))).toBe('address');
  expect(await problem(look('http://erp.example/', ['8.8.8.8'], true))).toBe('address');
});

it('a look-up ends when its time is over', async () => {
  const over = new AbortController();
  const looking = resolveName('nobody-answers.example', over.signal);
  over.abort();
  expect(await looking).toEqual([]);
});
