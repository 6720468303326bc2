import type { Generated } from 'kysely';

type RegistryHeads = {
  lineage: string;
  revision: number;
  /** `digestOf` the document of that revision. */
  digest: string;
  /** The lineage that this mall has left for this one; null for its first. */
  follows: string | null;
  taken_at: Generated<Date>;
};

export type RegistryTables = { registry_heads: RegistryHeads };
