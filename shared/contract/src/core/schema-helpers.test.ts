import { MediaUrl } from './schema-helpers.ts';

it.each(['/media/demo/sofa-alva.webp', '/media/2026/11/0198-a_b.webp'])('%s is of our store', (url) => {
  expect(MediaUrl.safeParse(url).success).toBe(true);
});

it.each([
  'https://elsewhere.test/media/x.webp',
  '//elsewhere.test/media/x.webp',
  '/media/',
  '/media/../api/session/logout',
  '/media/demo/../../x',
  '/media//x.webp',
  '/media/x.webp?y',
  `/media/${'x'.repeat(300)}`,
])('%s is not', (url) => expect(MediaUrl.safeParse(url).success).toBe(false));
