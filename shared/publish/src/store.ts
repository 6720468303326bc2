/** What the store says of the text of the registry, so that a write can name what it replaces. */
export type Tag = string;

/**
 * Where a mall keeps the files of its remotes and the one document that says which of them it is made of. The layout is the
 * same everywhere, and what a content delivery network serves as it stands: `registry.json`,
 * `remotes/<name>/<version>/<file>`, and each document that ever was in `registry/<revision>-<digest>.json`.
 */
export type Store = {
  /** Where the files are, when they are on this machine. */
  readonly folder?: string;
  /** A file; null when there is none. */
  read: (path: string) => Promise<Buffer | null>;
  /** Writes a file that will never change. Throws RegistryRefused `twice` when there is another under its name. */
  add: (path: string, bytes: Buffer) => Promise<void>;
  /** Paths of all files below a folder. */
  list: (folder: string) => Promise<string[]>;
  /** Takes away all files below a folder. */
  remove: (folder: string) => Promise<void>;
  /** The registry; null when there is none. With the tag of before, undefined while nothing has changed. */
  registry: (known?: Tag) => Promise<{ text: string; tag: Tag } | null | undefined>;
  /**
   * Writes the registry over the one that the tag names, null for the first. Of two who read the same one the second throws
   * RegistryRefused `lost`.
   */
  replace: (text: string, over: Tag | null) => Promise<void>;
};

export const registryFile = 'registry.json';
/** Files of one version: an immutable folder. */
export const folderOf = (name: string, version: string): string => `remotes/${name}/${version}`;
