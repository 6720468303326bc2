import type { RegistryDocument } from '@mall/registry';
import type { TelemetryEvent } from './events.ts';

/**
 * Whether an event is of the shell, which has no version, or of a version in the registry: an invented
 * version, or one whose files are gone, is not counted. Without a registry nothing is built, and this cannot
 * be decided.
 */
export const isPublished = (
  { remote, version }: Pick<TelemetryEvent, 'remote' | 'version'>,
  document: RegistryDocument | undefined,
): boolean => {
  if (document === undefined) return true;
  if (remote === 'shell') return version === '';
  return Object.hasOwn(document.remotes[remote]?.versions ?? {}, version);
};
