import type { Answers, Stamp } from './answers.ts';

/**
 * A part of public answers, made once and cached under stamps as it is. It must be plain JSON and hold
 * nothing personal.
 */
export const cachedPart = async <Part>(
  answers: Answers,
  key: string,
  stamps: readonly Stamp[],
  make: () => Promise<Part>,
): Promise<Part> => {
  const kept = await answers.get(key, stamps, async () => JSON.stringify(await make()));
  return JSON.parse(kept.bytes.toString()) as Part; // made by `make` and nothing else
};
