import type { RegistryDocument, RemoteVersion } from '@mall/registry';

export type Candidate = {
  readonly name: string;
  readonly version: string;
  /** The registry as it would be with it. */
  readonly document: RegistryDocument;
  /** A file of it, as the store returns it. */
  readonly read: (file: string) => Promise<Buffer | null>;
};

/** What the candidate declares; nothing when the document does not have it. */
export const declaredBy = ({ document, name, version }: Candidate): RemoteVersion['declares'] | undefined =>
  document.remotes[name]?.versions[version]?.declares;
