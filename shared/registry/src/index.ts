export type { BootManifest, BootRemote, Channel, Source } from './boot-manifest.ts';
export { bucketOf } from './bucket.ts';
export { conflicts } from './conflicts.ts';
export type { Choice, Override, Visitor } from './resolve.ts';
export { chooseVersion, isCompatible, resolve } from './resolve.ts';
export type { RegistryRemote } from './schema.ts';
export { RegistryDocument, RemoteVersion } from './schema.ts';
