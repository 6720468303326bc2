import { withChoice } from './choices.ts';

it('keeps what the page is about, and makes one choice in the place of another', () => {
  window.history.replaceState(null, '', '/product?productId=5&mf=clear&mf.mf_member=1.0.0');
  expect(withChoice('mf.mf_catalog', '2.1.0')).toBe('/product?productId=5&mf.mf_catalog=2.1.0');
  expect(withChoice('mf.mf_catalog', 'http://localhost:3101')).toBe(
    '/product?productId=5&mf.mf_catalog=http%3A%2F%2Flocalhost%3A3101',
  );
  expect(withChoice('mf', 'clear')).toBe('/product?productId=5&mf=clear');
  expect(withChoice('mf.mf_catalog', '')).toBe('/product?productId=5&mf.mf_catalog=');
});
