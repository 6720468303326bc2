import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { emitRoom, emitTypes } from './emit.ts';
import { manifestOf, packedManifest, packedRooms, readVersions } from './packages.ts';
import { tarball } from './tar.ts';

export type Packed = {
  room: string;
  name: string;
  version: string;
  /** Its tarball, in the common folder. */
  file: string;
  bytes: number;
  dependencies: Readonly<Record<string, string>>;
  bin: boolean;
};

/** The description of the tarballs, beside them. */
export const packedList = 'packed.json';

/**
 * Packs the shared packages as npm packages, one tarball each, into a folder: JavaScript, types, and every
 * other file beside the sources. The same sources give the same bytes.
 */
export const pack = async (folder: string): Promise<Packed[]> => {
  const versions = readVersions();
  const types = await emitTypes();
  mkdirSync(folder, { recursive: true });
  try {
    const packed: Packed[] = [];
    for (const room of packedRooms) {
      const manifest = packedManifest(manifestOf(`shared/${room}`), versions);
      const bytes = tarball([
        { path: 'package.json', bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) },
        ...readmeOf(room),
        ...(await emitRoom(room, types)),
      ]);
      const file = fileOf(manifest);
      writeFileSync(join(folder, file), bytes);
      const { name, version, dependencies, bin } = manifest;
      packed.push({ room, name, version, file, bytes: bytes.length, dependencies, bin: bin !== undefined });
    }
    writeFileSync(join(folder, packedList), `${JSON.stringify(packed, null, 1)}\n`);
    return packed;
  } finally {
    rmSync(types, { recursive: true });
  }
};

/** `@mall/contract` 1.0.0 → `mall-contract-1.0.0.tgz`, npm's name for it. */
export const fileOf = ({ name, version }: { name: string; version: string }): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

const readmeOf = (room: string) => {
  const file = join(root, 'shared', room, 'README.md');
  return existsSync(file) ? [{ path: 'README.md', bytes: readFileSync(file) }] : [];
};
