import { lacksWords } from './product-ban.ts';

it.each([
  ['other', ' ', true],
  ['other', 'Recalled by its maker', false],
  ['unsafe', '', false],
] as const)('the reason %s with the words “%s” lacks words: %s', (reason, text, lacks) => {
  expect(lacksWords({ reason, text })).toBe(lacks);
});
