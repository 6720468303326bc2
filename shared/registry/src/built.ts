import { z } from 'zod';
import { Declaration, Files, type RemoteVersion } from './schema.ts';

/** The declaration of a built remote in `remote.json`, from which a version of the registry is made. */
export const BuiltRemote = z.object({
  name: z.string(),
  /** It names a folder: `..` is none. */
  version: z.string().regex(/^\w[\w.+-]{0,59}$/),
  declares: Declaration,
  shared: z.record(z.string(), z.string()),
  integrity: z.record(z.string(), z.string()),
  files: Files,
  builtAt: z.iso.datetime(),
});
export type BuiltRemote = z.infer<typeof BuiltRemote>;

/** The version as the registry stores it. `bytes` is the compressed JavaScript of each screen, by its id. */
export const versionOf = (
  { name, version, declares, shared, integrity, files, builtAt }: BuiltRemote,
  bytes: Readonly<Record<string, number>>,
): RemoteVersion => ({
  base: `/remotes/${name}/${version}/`,
  // The second address of the same files: a browser never joins a stuck request for the first.
  fallbackBase: `/remotes-b/${name}/${version}/`,
  integrity: { ...integrity, 'remoteEntry.js': integrity['remoteEntry.js'] ?? '' },
  requires: declares.requires,
  shared,
  declares,
  files,
  bytes: { ...bytes },
  builtAt,
});
