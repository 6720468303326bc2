import { expectedAt } from './expected.ts';

const notice = Date.parse('2026-11-01T00:00:00Z');

it.each([
  ['production and transit add up', 7, 5, false, '2026-11-13T00:00:00.000Z'],
  ['urgent work is six tenths, rounded up', 21, 12, true, '2026-11-26T00:00:00.000Z'],
  ['nothing to make, nothing to carry', 0, 0, true, '2026-11-01T00:00:00.000Z'],
] as const)('%s', (_sentence, production, transit, urgent, expected) => {
  expect(new Date(expectedAt(notice, production, transit, urgent)).toISOString()).toBe(expected);
});
