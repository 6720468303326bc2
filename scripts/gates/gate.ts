/** A finding of a gate: where, and what to do about it. A warning is printed and does not fail. */
export type Problem = { file?: string; line?: number; says: string; warning?: boolean };

/**
 * One property that the repository must have. `base` is the repository, or a bad sample in the gate's own
 * test.
 */
export type Gate = { name: string; promises: string; check: (base: string) => Promise<Problem[]> };

export const failures = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ warning }) => !warning);

export function toLine({ file, line, says }: Problem): string {
  const place = file && (line ? `${file}:${line}` : file);
  return place ? `${place}  ${says}` : says;
}
