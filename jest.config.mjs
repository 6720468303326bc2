import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));

if (
  !process.execArgv
    .concat(process.env.NODE_OPTIONS ?? '')
    .join(' ')
    .includes('--experimental-vm-modules')
) {
  throw new Error(
    'Run the tests as `pnpm exec jest` or `npm test`: jest needs --experimental-vm-modules for ES modules.',
  );
}

/** The one copy of a package that every room gets, also when a test tool brings another build of it. */
const one = (name, from) => createRequire(join(root, from, 'package.json')).resolve(name);
const mapped = (from, names) =>
  Object.fromEntries(names.map((name) => [`^${name.replaceAll('.', '\\.')}$`, one(name, from)]));

const common = {
  rootDir: root,
  testRunner: join(root, 'scripts/jest/runner.cjs'),
  testMatch: ['**/*.test.{ts,tsx}'],
  // These look at what the build wrote: `npm test build` builds first, then runs them.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.MALL_BUILT ? [] : ['\\.built\\.test\\.'])],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/', '/\\.toolchain/', '/e2e/'],
};

const swc = (options) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    ...options,
  },
];

/** What Node runs in production runs as native ES modules here too. */
const node = {
  ...common,
  displayName: 'node',
  testEnvironment: 'node',
  roots: ['server', 'shared/contract', 'shared/registry', 'shared/build', 'scripts', 'bench'].map((room) =>
    join(root, room),
  ),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc({ module: { type: 'es6' } }) },
  setupFiles: [join(root, 'scripts/jest/node-setup.mjs')],
};

/** The browser's code is compiled to CommonJS: some of its packages have no ES modules that Node accepts. */
const web = {
  ...common,
  displayName: 'web',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://mall.test/' },
  roots: [
    'shell',
    'mf-catalog',
    'mf-checkout',
    'mf-member',
    'mf-seller',
    'mf-promotion',
    'shared/platform',
    'shared/ui',
    'shared/testing',
  ].map((room) => join(root, room)),
  transform: { '\\.tsx?$': swc({ module: { type: 'commonjs' } }) },
  moduleNameMapper: {
    '\\.css$': join(root, 'scripts/jest/empty-style.cjs'),
    '\\.(svg|png|jpe?g|webp|avif|woff2?)(\\?.*)?$': join(root, 'scripts/jest/file-name.cjs'),
    ...mapped('shell', [
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      'styled-components',
      'i18next',
      'react-i18next',
      '@tanstack/react-query',
      'axios',
    ]),
    ...mapped('.', ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event']),
  },
  setupFiles: [join(root, 'scripts/jest/web-setup.mjs')],
  setupFilesAfterEnv: [join(root, 'scripts/jest/web-matchers.mjs')],
};

export default { projects: [node, web], maxWorkers: 2, testTimeout: 120_000, workerIdleMemoryLimit: '1GB' };
