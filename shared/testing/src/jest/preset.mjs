import { createRequire } from 'node:module';
import { join } from 'node:path';

const ours = createRequire(import.meta.url);
const beside = (file) => join(import.meta.dirname, file);

/** Libraries with one copy per page, of which a test may not have two either. */
const single = [
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
];
const tools = ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'];

/** How jest compiles sources: like the build, except for the module format. */
export const compiled = (options) => [
  ours.resolve('@swc/jest'),
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

/**
 * The settings of jest for screens, in whatever folder the package is. The browser's code is compiled to
 * CommonJS: some of its packages have no ES modules that Node accepts. `room`: the folder whose libraries
 * every test uses.
 */
export const screenTests = (room) => ({
  testEnvironment: ours.resolve('jest-fixed-jsdom'),
  testEnvironmentOptions: { url: 'http://mall.test/' },
  transform: { '\\.tsx?$': compiled({ module: { type: 'commonjs' } }) },
  moduleNameMapper: {
    '\\.css$': beside('empty-style.cjs'),
    '\\.(svg|png|jpe?g|webp|avif|woff2?)(\\?.*)?$': beside('file-name.cjs'),
    ...mapped(createRequire(join(room, 'package.json')), single),
    ...mapped(ours, tools),
  },
  setupFiles: [beside('setup.mjs')],
  setupFilesAfterEnv: [beside('matchers.mjs')],
});

/** The one copy of a package that everything uses, also when a test tool brings another build of it. */
const mapped = (from, names) =>
  Object.fromEntries(names.map((name) => [`^${name.replaceAll('.', '\\.')}$`, from.resolve(name)]));
