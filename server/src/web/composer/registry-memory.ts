import { patienceMs, within } from '../../platform/db/deadline.ts';
import type { Db } from '../../platform/db/open.ts';
import { registryHeads } from './registry-heads.queries.ts';
import type { RegistryMemory } from './registry-source.ts';
import { rememberRegistry } from './remember-registry.ts';

/** The memory of all processes of a mall, in its database. Fails within two seconds while that is away. */
export const registryMemory = (db: Db): RegistryMemory => ({
  recall: () => within(patienceMs.read, () => registryHeads(db)),
  remember: (head, known) => within(patienceMs.read, () => rememberRegistry(db, head, known)),
});
