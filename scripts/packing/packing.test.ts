import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { fileOf } from './pack.ts';
import { exactVersion, packedManifest, readCatalog } from './packages.ts';
import { tarball } from './tar.ts';

const versions = {
  catalog: readCatalog(
    'packages:\n  - shell\n\ncatalog:\n  "@a/b": 1.2.3\n  react: 19.3.1 # why\n\noverrides:\n  x: 9.9.9\n',
  ),
  ours: new Map([['@mall/contract', '1.4.0']]),
};

describe('versions of what is packed', () => {
  it('are those of the catalog and of the house', () => {
    expect(exactVersion('@a/b', 'catalog:', versions)).toBe('1.2.3');
    expect(exactVersion('react', 'catalog:', versions)).toBe('19.3.1');
    expect(exactVersion('@mall/contract', 'workspace:*', versions)).toBe('1.4.0');
  });

  it('are never guessed', () => {
    expect(() => exactVersion('x', 'catalog:', versions)).toThrow('x (catalog:) has no version');
  });
});

it('a package opens its emitted files by the doors of its sources', () => {
  const packed = packedManifest(
    {
      name: '@mall/ui',
      version: '1.0.0',
      type: 'module',
      bin: { 'mall-ui': './src/cli.ts' },
      exports: {
        '.': './src/index.ts',
        './*': './src/*.ts',
        './part': './src/part.tsx',
        './a.css': './src/a.css',
      },
      dependencies: { '@mall/contract': 'workspace:*' },
    },
    versions,
  );
  expect(packed).toEqual({
    name: '@mall/ui',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    bin: { 'mall-ui': './lib/cli.js' },
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './*': { types: './lib/*.d.ts', default: './lib/*.js' },
      './part': { types: './lib/part.d.ts', default: './lib/part.js' },
      './a.css': './lib/a.css',
    },
    dependencies: { '@mall/contract': '1.4.0' },
  });
  expect(fileOf(packed)).toBe('mall-ui-1.0.0.tgz');
});

describe('a tarball', () => {
  const files = [
    { path: 'lib/b.js', bytes: Buffer.from('b') },
    { path: 'lib/a.js', bytes: Buffer.alloc(700, 'a') },
  ];

  it('is the same for the same files, in whatever order they come', () => {
    const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
    expect(digest(tarball(files))).toBe(digest(tarball(files.toReversed())));
  });

  it('is one that others can read: name, size and sum of each header', () => {
    const bytes = gunzipSync(tarball(files));
    const text = (from: number, to: number): string =>
      bytes.subarray(from, to).toString('latin1').replace(/\0.*/s, '').trim();
    expect(text(0, 100)).toBe('package/lib/a.js');
    expect(Number.parseInt(text(124, 136), 8)).toBe(700);
    const head = Buffer.from(bytes.subarray(0, 512)).fill(' ', 148, 156);
    expect(Number.parseInt(text(148, 156), 8)).toBe(head.reduce((sum, byte) => sum + byte, 0));
    expect(text(3 * 512, 3 * 512 + 100)).toBe('package/lib/b.js');
    expect(bytes.length % 512).toBe(0);
  });

  it('refuses a name that its header has no room for', () => {
    expect(() => tarball([{ path: 'x'.repeat(100), bytes: Buffer.alloc(0) }])).toThrow('too long a name');
  });
});
