import { machineOf, networkOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.200'],
  ['::ffff:203.0.113.7', '203.0.113.9'],
  ['2001:db8:0:1200::1', '2001:db8:0:12ff:9::2'],
])('%s and %s are of one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

it.each([
  ['203.0.113.7', '203.0.114.7'],
  ['2001:db8:0:1200::1', '2001:db8:0:1300::1'],
  ['', '203.0.113.7'],
])('%s and %s are not', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});

it('is one machine, whatever it calls itself within its 64 bits', () => {
  expect(machineOf('2001:db8::1')).toBe(machineOf('2001:db8::ffff:2'));
  expect(machineOf('2001:db8:0:1::1')).not.toBe(machineOf('2001:db8::1'));
  expect(machineOf('203.0.113.7')).not.toBe(machineOf('203.0.113.8'));
});
