import type { ServiceDeclaration, SlotDeclaration } from '@mall/contract/core/remote-config';
import { isTrialEmpty, trialStanding } from './in-page.ts';
import { goIn, type Opened, standingIn } from './page.ts';

/** Mounts each slot alone, with sample props, in the mall's own page for that (shell/src/inspector/trial). */
export const slotProblems = async (opened: Opened, slots: readonly SlotDeclaration[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const { at, policy } of slots) {
    const { standing, empty, logged } = await tryPart(opened, { try: 'slot', at });
    const is = `the slot ${at}`;
    const samples = 'sample props are in @mall/contract/core/slot-samples';
    if (standing === 'unknown') problems.push(`${is} is in no page: take it out, or fill one that is`);
    else if (standing !== 'ready') problems.push(`${is} ${standing} when it is mounted alone; ${samples}`);
    else if (empty && policy !== 'none')
      problems.push(
        `${is} draws nothing, and its policy \`${policy}\` promises something: draw an empty state, or declare \`none\``,
      );
    if (standing === 'ready')
      problems.push(...logged.map((text) => `${is} logs an error: ${text}; ${samples}`));
  }
  return problems;
};

/** Loads each service and calls what its contract has. */
export const serviceProblems = async (
  opened: Opened,
  services: readonly ServiceDeclaration[],
): Promise<string[]> => {
  const problems: string[] = [];
  for (const { id, version } of services) {
    const { standing, logged } = await tryPart(opened, { try: 'service', at: id, version });
    const is = `the service ${id} ${version}`;
    const [, what, name, why = ''] = /^(lacks|throws|rejects): (\w+)(?:: (.*))?$/s.exec(standing) ?? [];
    if (standing === 'unknown')
      problems.push(`${is} is in no contract: take it out, or add it to ServiceApis`);
    else if (what === 'lacks')
      problems.push(`${is} lacks the function ${name} of its contract: its factory must return it`);
    else if (what === 'throws')
      problems.push(`${is} throws at once when ${name} is called: ${why}; reject the promise instead`);
    else if (what === 'rejects')
      problems.push(`${is} rejects ${name} with what is no refusal of the mall: ${why}`);
    else if (standing !== 'ready') problems.push(`${is} cannot be used: it ${standing}`);
    problems.push(...logged.map((text) => `${is} logs an error when it is called: ${text}`));
  }
  return problems;
};

type Tried = { standing: string; empty: boolean; logged: string[] };

const tryPart = async (opened: Opened, part: Record<string, string>): Promise<Tried> => {
  const { page, listening, candidate, goods } = opened;
  const asked = new URLSearchParams({
    ...part,
    of: candidate.name,
    product: goods.productId,
    sku: goods.skuId,
  });
  const how = page.url() === 'about:blank' ? 'anew' : 'link';
  await listening.quiet();
  listening.takeErrors();
  await goIn(opened, `/__mf?${asked}`, how);
  await standingIn(opened, trialStanding, undefined);
  await listening.quiet();
  const [standing, empty] = [await page.evaluate(trialStanding), await page.evaluate(isTrialEmpty)];
  return { standing, empty, logged: listening.takeErrors().map(({ text }) => text) };
};
