import type { RegistryDocument } from '@mall/registry';
import type { TelemetryEvent } from './events.ts';

/**
 * Whether an event is of the shell, which has no version, or of a version that the registry names: what a browser invents, or
 * a version whose files are gone, is counted nowhere. Without a registry nothing is built, and nothing of this can be known.
 */
export const isPublished = (
  { remote, version }: Pick<TelemetryEvent, 'remote' | 'version'>,
  document: RegistryDocument | undefined,
): boolean => {
  if (document === undefined) return true;
  if (remote === 'shell') return version === '';
  return Object.hasOwn(document.remotes[remote]?.versions ?? {}, version);
};
