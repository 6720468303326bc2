import { failures, type Gate, type Problem } from './gate.ts';

/** What a gate found. `failed`: how many of the problems are more than a warning; `ms`: how long it looked. */
export type Finding = {
  readonly gate: Gate;
  readonly problems: readonly Problem[];
  readonly failed: number;
  readonly ms: number;
};

/** Most gates are a program on one core, and a small machine has two. */
const atOnce = 2;

/** What each gate finds, in the order of `gates`; two look at a time. One that throws has failed. */
export function findings(gates: readonly Gate[], base: string): readonly Promise<Finding>[] {
  const asked = gates.map((gate) => ({ gate, ...Promise.withResolvers<Finding>() }));
  const waiting = asked.values();
  const lookInTurn = async (): Promise<void> => {
    for (const { gate, resolve } of waiting) resolve(await look(gate, base));
  };
  for (let lane = 0; lane < atOnce; lane += 1) void lookInTurn();
  return asked.map(({ promise }) => promise);
}

async function look(gate: Gate, base: string): Promise<Finding> {
  const started = Date.now();
  const problems = await gate.check(base).catch((error: unknown): Problem[] => [{ says: String(error) }]);
  return { gate, problems, failed: failures(problems).length, ms: Date.now() - started };
}
