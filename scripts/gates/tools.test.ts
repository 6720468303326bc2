import { boundaries } from './boundaries.ts';
import { dead } from './dead.ts';
import { format } from './format.ts';
import { lint } from './lint.ts';
import { judge, sayings } from './sample.ts';
import { types } from './types.ts';

describe('the gate of types', () => {
  it('opens for both programs and shuts for an error in either', async () => {
    const good = {
      'server/a.ts': 'export const a: number = 1;\n',
      'shell/b.tsx': 'export const b = <p />;\n',
    };
    const react = {
      'shell/jsx.d.ts':
        "declare module 'react/jsx-runtime';\ndeclare namespace JSX { interface IntrinsicElements { p: object } }\n",
    };
    expect(await judge(types, { ...good, ...react })).toEqual([]);
    expect(
      await judge(types, { ...good, ...react, 'server/a.ts': "export const a: number = '1';\n" }),
    ).toMatchObject([{ file: 'server/a.ts', line: 1, says: expect.stringContaining('TS2322') }]);
    expect(
      await judge(types, { ...good, ...react, 'shell/src/c.ts': 'export const c = nobody;\n' }),
    ).toMatchObject([{ file: 'shell/src/c.ts' }]);
  });
});

describe('the gate of lint', () => {
  const said = async (path: string, code: string): Promise<string> =>
    sayings(await judge(lint, { [path]: `${code}\n` }));

  it('opens for clean code', async () => {
    expect(await said('mf-x/src/a.ts', 'export const twice = (n: number): number => n * 2;')).toBe('');
  });

  it.each([
    ['any', 'server/src/a.ts', 'export const a: any = 1;', 'no-explicit-any'],
    [
      'a non-null assertion',
      'server/src/a.ts',
      'export const a = (b: string | undefined): number => b!.length;',
      'no-non-null-assertion',
    ],
    [
      'a promise nobody awaits',
      'server/src/a.ts',
      'export const a = (b: () => Promise<void>): void => {\n  b();\n};',
      'no-floating-promises',
    ],
    ['work left for later', 'server/src/a.ts', 'export const a = 1; // TODO: more', 'no-warning-comments'],
    [
      'an ignored type error',
      'server/src/a.ts',
      "// @ts-ignore\nexport const a: number = '1';",
      'ban-ts-comment',
    ],
    ['a default export', 'server/src/a.ts', 'export default 1;', 'no-default-export'],
    ['react-router', 'mf-x/src/a.ts', "export { Link } from 'react-router';", 'one router'],
    [
      'zod in the browser',
      'shell/src/a.ts',
      "import { z } from 'zod';\nexport const a = z.string();",
      'does not carry the schemas',
    ],
    [
      'a second start of i18next',
      'mf-x/src/a.ts',
      "import i18next from 'i18next';\nexport const a = (): void => void i18next.init();",
      'i18next.init',
    ],
    [
      'localStorage outside the platform',
      'mf-x/src/a.ts',
      "export const a = localStorage.getItem('a');",
      'localStorage',
    ],
    [
      'window.localStorage',
      'shared/ui/src/a.ts',
      "export const a = window.localStorage.getItem('a');",
      'localStorage',
    ],
    ['a picture without words', 'mf-x/src/a.tsx', 'export const A = () => <img src="/a.png" />;', 'alt-text'],
    [
      'a hook behind a condition',
      'mf-x/src/a.tsx',
      "import { useState } from 'react';\nexport const useA = (b: boolean) => (b ? useState(1) : 0);",
      'rules-of-hooks',
    ],
  ])('shuts for %s', async (_what, path, code, says) => {
    expect(await said(path, code)).toContain(says);
  });

  it('lets the platform keep things and the server use schemas', async () => {
    expect(await said('shared/platform/src/a.ts', "export const a = localStorage.getItem('a');")).toBe('');
    expect(await said('server/src/a.ts', "import { z } from 'zod';\nexport const a = z.string();")).toBe('');
  });
});

describe('the gate of format', () => {
  it('names the file that is not formatted', async () => {
    expect(await judge(format, { 'server/a.ts': 'export const a = 1;\n' })).toEqual([]);
    expect(await judge(format, { 'server/a.ts': 'export   const a = "1"\n' })).toMatchObject([
      { file: 'server/a.ts' },
    ]);
  });
});

describe('the gate of boundaries', () => {
  const target = 'export const b = 1;\n';
  const judged = (from: string, to: string, line: string): ReturnType<typeof judge> =>
    judge(boundaries, { [from]: `${line}\n`, [to]: target });

  it.each([
    [
      'a remote into another remote',
      'mf-a/src/a.ts',
      'mf-b/src/b.ts',
      "export { b } from '../../mf-b/src/b.ts';",
      'room-remote',
    ],
    [
      'a feature into another feature',
      'mf-a/src/cart/a.ts',
      'mf-a/src/pay/b.ts',
      "export { b } from '../pay/b.ts';",
      'feature-inside',
    ],
    [
      'the contract into the server',
      'shared/contract/src/a.ts',
      'server/src/b.ts',
      "export { b } from '../../../server/src/b.ts';",
      'room-shared-contract',
    ],
    [
      'the kit into the platform',
      'shared/ui/src/a.ts',
      'shared/platform/src/b.ts',
      "export { b } from '../../platform/src/b.ts';",
      'room-shared-ui',
    ],
    [
      'the shell into a remote',
      'shell/src/a.ts',
      'mf-b/src/b.ts',
      "export { b } from '../../mf-b/src/b.ts';",
      'room-shell',
    ],
    [
      'the server into a browser room',
      'server/src/a.ts',
      'shared/ui/src/b.ts',
      "export { b } from '../../shared/ui/src/b.ts';",
      'room-server',
    ],
    [
      "an area into another area's queries",
      'server/src/trade/cart/a.ts',
      'server/src/trade/orders/queries.ts',
      "export { b } from '../orders/queries.ts';",
      'server-area-inside',
    ],
    [
      'a context of the server into one above it, by a type',
      'server/src/trade/orders/a.ts',
      'server/src/campaign/seckill/b.ts',
      "import type { b } from '../../campaign/seckill/b.ts';\nexport type A = b;",
      'context-trade',
    ],
    [
      'a context of the server into one beside it',
      'server/src/seller/shops/a.ts',
      'server/src/web/seo/b.ts',
      "export { b } from '../../web/seo/b.ts';",
      'context-seller',
    ],
    [
      'a context of the server into the list of all areas',
      'server/src/member/accounts/a.ts',
      'server/src/areas.ts',
      "export { b } from '../../areas.ts';",
      'context-member',
    ],
    [
      'a context of the server into a file of one below it',
      'server/src/trade/orders/a.ts',
      'server/src/catalog/products/b.ts',
      "export { b } from '../../catalog/products/b.ts';",
      'context-through-index',
    ],
    [
      'the list of all areas into a file of a context',
      'server/src/areas.ts',
      'server/src/catalog/products/b.ts',
      "export { b } from './catalog/products/b.ts';",
      'context-assembled',
    ],
    [
      'a context of the server into its own index',
      'server/src/catalog/products/a.ts',
      'server/src/catalog/index.ts',
      "export { b } from '../index.ts';",
      'context-own-index',
    ],
    [
      'code into the fakes',
      'mf-a/src/a.ts',
      'shared/testing/src/b.ts',
      "export { b } from '../../shared/testing/src/b.ts';",
      'tests-only',
    ],
    [
      'the browser into a schema',
      'mf-a/src/a.ts',
      'shared/contract/src/trade/cart.ops.ts',
      "export { b } from '../../shared/contract/src/trade/cart.ops.ts';",
      'schemas-stay',
    ],
    ['nowhere', 'server/src/a.ts', 'server/src/b.ts', "export { b } from './c.ts';", 'not-resolvable'],
  ])('shuts for an import of %s', async (_what, from, to, line, rule) => {
    const problems = await judged(from, to, line);
    expect(sayings(problems)).toContain(rule);
    expect(sayings(problems)).not.toContain('undefined');
  });

  it.each([
    ['the top of its own remote', 'mf-a/src/cart/a.ts', 'mf-a/src/b.ts', "export { b } from '../b.ts';"],
    [
      'a service of another area',
      'server/src/trade/cart/a.ts',
      'server/src/trade/orders/service.ts',
      "export { b } from '../orders/service.ts';",
    ],
    [
      'the index of a context below',
      'server/src/trade/orders/a.ts',
      'server/src/catalog/index.ts',
      "export { b } from '../../catalog/index.ts';",
    ],
    [
      'the routes of a context, in the list of all areas',
      'server/src/areas.ts',
      'server/src/catalog/products/routes.ts',
      "export { b } from './catalog/products/routes.ts';",
    ],
    [
      'the types of an operation',
      'mf-a/src/a.ts',
      'shared/contract/src/trade/cart.ops.ts',
      "import type { b } from '../../shared/contract/src/trade/cart.ops.ts';\nexport type B = typeof b;",
    ],
    [
      'the fakes, in a test',
      'mf-a/src/a.test.ts',
      'shared/testing/src/b.ts',
      "export { b } from '../../shared/testing/src/b.ts';",
    ],
  ])('opens for an import of %s', async (_what, from, to, line) => {
    expect(await judged(from, to, line)).toEqual([]);
  });

  it('shuts for a circle, also for one that only a type closes', async () => {
    const circle = { 'server/src/a.ts': "import { b } from './b.ts';\nexport const a = (): number => b;\n" };
    expect(
      sayings(
        await judge(boundaries, {
          ...circle,
          'server/src/b.ts': "import { a } from './a.ts';\nexport const b = a();\n",
        }),
      ),
    ).toContain('no-circular');
    expect(
      sayings(
        await judge(boundaries, {
          ...circle,
          'server/src/b.ts':
            "import type { a } from './a.ts';\nexport const b: number = 1;\nexport type A = typeof a;\n",
        }),
      ),
    ).toContain('no-circular');
  });
});

describe('the gate of dead code', () => {
  const server = {
    'server/package.json': '{ "name": "@mall/server", "private": true, "type": "module" }\n',
    'pnpm-workspace.yaml': 'packages: [server]\n',
  };

  it('shuts for a file that nobody reaches and an export that nobody uses', async () => {
    const problems = await judge(dead, {
      ...server,
      'server/src/main.ts': "import { used } from './part.ts';\nused();\n",
      'server/src/part.ts': 'export const used = (): void => undefined;\nexport const unused = 1;\n',
      'server/src/forgotten.ts': 'export const a = 1;\n',
    });
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: 'server/src/forgotten.ts',
        says: expect.stringContaining('reached from nowhere'),
      }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: 'server/src/part.ts',
        says: expect.stringContaining('unused is exported'),
      }),
    );
  });
});
