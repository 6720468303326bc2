import { guestStyles } from './guest-styles.ts';

const flat = (css: string): string => css.replaceAll(/\s+/g, ' ').replaceAll('\n', '');

it('reaches marked elements and what is inside of them, as heavy as an element', () => {
  expect(flat(guestStyles('h1, svg.lucide { margin: 0 }'))).toBe(
    'h1:where([data-mall], [data-mall] *),svg.lucide:where([data-mall], [data-mall] *){margin:0;}',
  );
  expect(flat(guestStyles('*, *::before { box-sizing: border-box }'))).toBe(
    '*:where([data-mall], [data-mall] *):not(mall-none),*:where([data-mall], [data-mall] *):not(mall-none)::before{box-sizing:border-box;}',
  );
});

it('says of the elements what is said of the page, and nothing of the root', () => {
  expect(flat(guestStyles(':root { --a: 1px } body { color: red } html { scroll-padding: 0 }')).trim()).toBe(
    ':where([data-mall]):not(mall-none){--a:1px;} :where([data-mall]):not(mall-none){color:red;}',
  );
});

it('follows the system in the dark, also inside of a media query', () => {
  expect(flat(guestStyles('[data-theme="dark"] { --a: #000 }'))).toBe(
    '@media (prefers-color-scheme: dark){:where([data-mall]):not(mall-none){--a:#000;}}',
  );
  expect(flat(guestStyles('@media print { a { color: red } }'))).toBe(
    '@media print{a:where([data-mall], [data-mall] *){color:red;}}',
  );
  expect(() => guestStyles('[data-theme="dark"] img { opacity: 0.9 }')).toThrow(/rule of the theme/);
});

it('gives the fonts names of their own', () => {
  expect(flat(guestStyles('@font-face { font-family: "Inter Fallback"; src: local("Arial") }'))).toBe(
    '@font-face{font-family:"Mall Inter Fallback";src:local("Arial");}',
  );
  expect(guestStyles(':root { --font: "Inter", system-ui }')).toContain('"Mall Inter",');
});
