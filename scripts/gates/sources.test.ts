import { clockProblems } from './clocks.ts';
import { failures } from './gate.ts';
import { reasonProblems } from './reasons.ts';
import { sayings } from './sample.ts';
import { sizeProblems } from './sizes.ts';
import { tokenProblems } from './tokens.ts';

describe('the gate of sizes', () => {
  const of = (path: string, lines: number): ReturnType<typeof sizeProblems> =>
    sizeProblems([{ path, text: 'a\n'.repeat(lines) }]);

  it('warns from 300 lines and fails over 400', () => {
    expect(of('server/src/a.ts', 300)).toEqual([]);
    expect(failures(of('server/src/a.ts', 400))).toEqual([]);
    expect(of('server/src/a.ts', 301)).toMatchObject([{ warning: true }]);
    expect(failures(of('server/src/a.ts', 401))).toHaveLength(1);
  });

  it('fails for a screen over 120', () => {
    expect(of('mf-checkout/src/cart/CartScreen.tsx', 120)).toEqual([]);
    expect(failures(of('mf-checkout/src/cart/CartScreen.tsx', 121))).toHaveLength(1);
    expect(failures(of('mf-checkout/src/cart/cart.page.tsx', 121))).toHaveLength(1);
  });
});

describe('the gate of tokens', () => {
  const said = (line: string, path = 'mf-x/src/A.tsx'): string =>
    sayings(tokenProblems([{ path, text: line }]));

  it.each([
    ['color: #c4593b;', '#c4593b'],
    ['background: #fff;', '#fff'],
    ['background: rgb(0 0 0 / 40%);', 'rgb('],
    ['color: hsla(1, 2%, 3%, 0.4);', 'hsla('],
    ['z-index: 12;', 'z-index: 12'],
    ['style={{ zIndex: 40 }}', 'zIndex: 40'],
    ['padding: 0 10px;', '10px'],
    ['  font-size: 17px;', '17px'],
    ["style={{ fontSize: '17px' }}", '17px'],
    ['border-radius: 5px;', '5px'],
  ])('shuts for %s', (line, literal) => {
    expect(said(line)).toContain(literal);
  });

  it.each([
    'color: var(--text); padding: var(--space-4);',
    'border: 1px solid var(--line); outline: 2px solid var(--focus);',
    '@media (min-width: 768px) {',
    'margin: 0 -1px;',
    'width: min(472px, 100%);',
    'z-index: 1;',
    '<a href="#main">',
    '// #c4593b read too pale',
    'const id = `#${name}`;',
    'color: #221e1a; /* ink on a picture */',
    '/* ink on a picture, in both themes */\ncolor: #221e1a;',
  ])('opens for %s', (line) => {
    expect(said(line)).toBe('');
  });

  it('leaves sizes, not colours, to the kit itself', () => {
    expect(said('padding: 0 10px;', 'shared/ui/src/base/Badge.tsx')).toBe('');
    expect(said('color: #fff;', 'shared/ui/src/base/Badge.tsx')).toContain('#fff');
  });

  it('takes no comment of two words for a reason', () => {
    expect(said('color: #221e1a; /* dark ink */')).toContain('#221e1a');
  });
});

describe('the gate of reasons', () => {
  const said = (text: string, path = 'mf-x/src/a.tsx'): string => sayings(reasonProblems([{ path, text }]));

  it.each([
    ['a cast', 'export const a = JSON.parse(b) as Cart;', 'casts'],
    ['an effect', 'useEffect(() => listen(), []);', 'effect'],
    ['a silenced rule', '// oxlint-disable-next-line no-console\nconsole.log(1);', 'silences'],
    ['an expected type error', '// @ts-expect-error\nconst a: number = b;', 'silences'],
  ])('shuts for %s without a reason', (_what, text, says) => {
    expect(said(text)).toContain(says);
  });

  it.each([
    ['a cast', 'export const a = JSON.parse(b) as Cart; // the server validated the answer'],
    ['an effect', '// The map is drawn by a library that wants the element.\nuseEffect(() => draw(), []);'],
    ['a silenced rule', '// oxlint-disable-next-line no-console -- the one place that logs\nconsole.log(1);'],
    ['a constant', "export const a = ['x', 'y'] as const;"],
  ])('opens for %s with one', (_what, text) => {
    expect(said(text)).toBe('');
  });

  it('does not ask tests', () => {
    expect(said('export const a = b as Cart;', 'mf-x/src/a.test.ts')).toBe('');
  });
});

describe('the gate of clocks', () => {
  const said = (text: string) => sayings(clockProblems([{ path: 'server/src/trade/orders/a.ts', text }]));

  it.each(['const at = new Date();', 'f(Date.now() + 5)', '(now: () => number = Date.now) => now()'])(
    'shuts for %s',
    (line) => {
      expect(said(line)).toContain('platform/clock');
    },
  );

  it.each(['const at = clock.now();', 'new Date(row.at)', 'performance.now() - began'])(
    'opens for %s',
    (line) => {
      expect(said(line)).toBe('');
    },
  );
});
