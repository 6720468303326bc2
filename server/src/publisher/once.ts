import { RegistryRefused } from '@mall/registry';

/**
 * Remembers what was shown until it expires, in this process: `name` a second time throws RegistryRefused. What was made
 * before the process began is refused by whoever asks, so nothing can be shown again to its successor.
 */
export const createOnce = (nowMs: () => number) => {
  const seen = new Map<string, number>();
  return (name: string, untilMs: number): void => {
    for (const [each, until] of seen) if (until < nowMs()) seen.delete(each);
    if (seen.has(name))
      throw new RegistryRefused(
        'replayed',
        'This request was made before. Say the command again: it signs a new one.',
      );
    seen.set(name, untilMs);
  };
};
