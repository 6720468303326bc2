/** The store's version tag of the registry, so that a write can name what it replaces. */
export type Tag = string;

/**
 * Where a mall stores the files of its remotes and the one document that lists their versions. The layout is
 * the same everywhere, and a content delivery network can serve it unchanged: `registry.json`,
 * `remotes/<name>/<version>/<file>`, and every former document in `registry/<revision>-<digest>.json`.
 */
export type Store = {
  /** The folder of the files, when they are on this machine. */
  readonly folder?: string;
  /** Reads a file; null when there is none. */
  read: (path: string) => Promise<Buffer | null>;
  /**
   * Writes a file that will never change. Throws RegistryRefused `twice` when there is another with its name.
   */
  add: (path: string, bytes: Buffer) => Promise<void>;
  /** Lists the paths of all files below a folder. */
  list: (folder: string) => Promise<string[]>;
  /** Removes all files below a folder. */
  remove: (folder: string) => Promise<void>;
  /**
   * Reads the registry; null when there is none. With the previous tag, undefined while nothing has changed.
   */
  registry: (known?: Tag) => Promise<{ text: string; tag: Tag } | null | undefined>;
  /**
   * Replaces the registry with this tag, null for the first. Of two writers who read the same one, the second
   * throws RegistryRefused `lost`.
   */
  replace: (text: string, over: Tag | null) => Promise<void>;
};

export const registryFile = 'registry.json';
/** The folder of one version, which is immutable. */
export const folderOf = (name: string, version: string): string => `remotes/${name}/${version}`;
