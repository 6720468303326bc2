import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { brandTones, type Shade } from './brand-tones.ts';
import { contrast } from './colour.ts';

const read = (file: string) =>
  readFileSync(join(__dirname, '..', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const rules = (css: string, selector: string) =>
  [...css.matchAll(/(^|\n|})\s*([^{}@]+?)\s*{([^{}]*)}/g)].filter((rule) => rule[2] === selector);
const values = (css: string, ...selectors: string[]) =>
  Object.fromEntries(
    selectors.flatMap((selector) =>
      rules(css, selector).flatMap((rule) =>
        [...(rule[3] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [
          found[1] ?? '',
          (found[2] ?? '').trim(),
        ]),
      ),
    ),
  );

// The :root blocks for other widths change no colour.
const tokens = read('tokens.css').replaceAll(/@media[^{]*{(?:[^{}]*{[^{}]*})*[^{}]*}/g, '');
const office = read('office-tokens.css');
const light = { ...values(tokens, ':root'), ...values(office, ':root') };
const dark = {
  ...light,
  ...values(tokens, ':root[data-theme="dark"]'),
  ...values(office, '[data-theme="dark"]'),
};
const themes: Record<Shade, Record<string, string>> = { light, dark };
const colour = (shade: Shade, name: string): string => {
  const value = themes[shade][name] ?? '';
  const other = /^var\(--([^)]+)\)$/.exec(value)?.[1];
  if (other) return colour(shade, other);
  const [, one, share, rest] = mixed.exec(value) ?? [];
  return one && share && rest ? mix(colour(shade, one), colour(shade, rest), Number(share) / 100) : value;
};
const mixed = /^color-mix\(\s*in srgb,\s*var\(--([^)]+)\) (\d+)%,\s*var\(--([^)]+)\)\s*\)$/;
const mix = (one: string, rest: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [one, rest].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const shades: readonly Shade[] = ['light', 'dark'];
const grounds = ['canvas', 'surface', 'surface-muted'];
const states = ['brand', 'sale', 'success', 'warning', 'danger', 'info'];
const tones = ['neutral', 'wait', 'info', 'move', 'good', 'bad'];
const texts = [
  ...['text', 'text-muted', ...states].flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...states.map((ink) => [ink, `${ink}-soft`]),
  ...states.map((ink) => ['text', `${ink}-soft`]),
  ...tones.map((tone) => [`tone-${tone}-fg`, `tone-${tone}-bg`]),
  ['text-muted', 'surface-sunken'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-sale', 'sale'],
  ['on-danger', 'danger'],
  ['text-inverse', 'text'],
  ['o-on-bar', 'o-bar'],
  ['o-on-bar-muted', 'o-bar'],
  ['o-link', 'surface'],
  ['o-brand-strong', 'brand-soft'],
  ['text', 'o-hover'],
  ['text-muted', 'o-selected'],
  ['o-link', 'o-selected'],
];
const shapes = ['line-strong', 'star', 'focus'].flatMap((shape) => grounds.map((ground) => [shape, ground]));

describe.each(shades)('in the %s theme', (shade) => {
  it.each(texts)('%s reads on %s', (ink = '', ground = '') => {
    expect(contrast(colour(shade, ink), colour(shade, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s stands out on %s', (shape = '', ground = '') => {
    expect(contrast(colour(shade, shape), colour(shade, ground))).toBeGreaterThanOrEqual(3);
  });

  it('any colour of a shop becomes tones that read', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (shop) => {
        const { brand, hover, on, soft } = brandTones(shop)[shade];
        const pairs = [
          ...grounds.map((ground) => [brand, colour(shade, ground)]),
          [brand, soft],
          [on, brand],
          [on, hover],
          [colour(shade, 'text'), soft],
          // A row that is selected in an office.
          [colour(shade, 'text-muted'), mix(soft, colour(shade, 'surface'), 0.6)],
          [brand, mix(soft, colour(shade, 'surface'), 0.6)],
        ];
        return pairs.every(([a = '', b = '']) => contrast(a, b) >= 4.5);
      }),
      {
        numRuns: 200,
        examples: [
          '#ffcc00',
          '#e60012',
          '#00a0e9',
          '#f5f5f5',
          '#000000',
          '#ffffff',
          '#00ff00',
          '#7b3f61',
        ].map((example): [string] => [example]),
      },
    );
  });
});

it('the themes that brandTones works against are those of the tokens', () => {
  for (const shade of shades)
    for (const ground of grounds) expect(colour(shade, ground)).toMatch(/^#[0-9a-f]{6}$/);
  expect(colour('light', 'canvas')).toBe('#fbf9f6');
  expect(colour('dark', 'surface-muted')).toBe('#2b2621');
});
