import { globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { house, packageFolder, packageVersion, readJson, remoteRooms } from './rooms.ts';
import { leftOut } from './sharing.ts';

const catalog = readFileSync(path.join(house, 'pnpm-workspace.yaml'), 'utf8');
const pinned = (name: string): string | undefined =>
  new RegExp(`^  "?${name.replace('/', '\\/')}"?: ([\\d.]+)`, 'm').exec(catalog)?.[1];

describe('the pins that the federation hangs on', () => {
  it.each(['webpack', '@module-federation/enhanced'])('%s is installed exactly as pinned', (name) => {
    expect(packageVersion(packageFolder(name, import.meta.dirname))).toBe(pinned(name));
  });

  it('every private file of webpack that Module Federation imports is there', () => {
    const manifest = realpathSync(
      path.join(house, 'shared/build/node_modules/@module-federation/enhanced/package.json'),
    );
    const mf = createRequire(manifest);
    const root = path.dirname(manifest);
    const sources = globSync('dist/src/**/*.js', { cwd: root }).map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    const asked = new Set(
      sources.flatMap((text) =>
        [...text.matchAll(/["'](webpack\/lib\/[\w/]+)["']/g)].map(([, name]) => name ?? ''),
      ),
    );
    expect(asked.size).toBeGreaterThan(15);
    const missing = [...asked].filter((name) => {
      try {
        return mf.resolve(name) === '';
      } catch {
        return true;
      }
    });
    expect(missing).toEqual([]);
  });

  it('bridge-react is not installed: its presence alone turns an alias on that breaks a shared router', () => {
    const files = globSync(['package.json', '*/package.json', 'shared/*/package.json'], { cwd: house });
    for (const file of files) {
      expect(JSON.stringify(readJson(path.join(house, file)))).not.toContain(
        '@module-federation/bridge-react"',
      );
    }
  });
});

describe('inner files of libraries that are left out', () => {
  const inside = [
    'axios@*/node_modules/axios/lib/**/*.js',
    '@tanstack+query-core@*/node_modules/@tanstack/query-core/build/modern/*.js',
    'lucide-react@*/node_modules/lucide-react/dist/esm/*.mjs',
    '@module-federation+*/node_modules/@module-federation/*/dist/*.js',
  ].flatMap((files) => globSync(files, { cwd: path.join(house, 'node_modules/.pnpm') }));

  it.each(leftOut.map(([file]) => file))(
    '%s is still one of them, and may not come back unnoticed',
    (file) => {
      expect(inside.some((name) => file.test(name))).toBe(true);
    },
  );
});

describe('facades', () => {
  const facades = {
    'react-router-dom': 'react-router-dom.ts',
    'react-i18next': 'react-i18next.ts',
    '@tanstack/react-query': 'react-query.ts',
    'styled-components': 'styled-components.ts',
  };
  const rooms = [
    'shell',
    'shared/platform',
    'shared/ui',
    ...remoteRooms().map((room) => path.basename(room)),
  ];
  const files = rooms
    .flatMap((room) =>
      globSync('src/**/*.{ts,tsx}', { cwd: path.join(house, room) }).map((file) =>
        path.join(house, room, file),
      ),
    )
    .filter((file) => !/\.test\.tsx?$|[\\/]facades[\\/]|[\\/]testing[\\/]|\.d\.ts$/.test(file));

  it.each(Object.entries(facades))(
    'every name that a room imports from %s is in its facade',
    (library, facade) => {
      const offered = namesIn(
        readFileSync(path.join(house, 'shared/platform/src/facades', facade), 'utf8'),
        /export\s*\{([^}]*)\}/g,
      );
      const imports = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from '${library}'`, 'g');
      const missing = files.flatMap((file) =>
        namesIn(readFileSync(file, 'utf8'), imports)
          .filter((name) => !offered.includes(name))
          .map((name) => `${path.relative(house, file)}: ${name}`),
      );
      expect(missing).toEqual([]);
    },
  );
});

/** Names inside braces, without those that are types only. */
const namesIn = (text: string, braces: RegExp): string[] =>
  [...text.matchAll(braces)]
    .flatMap(([, inside]) => (inside ?? '').split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
