import { RegistryRefused } from '@mall/registry';
import { type Asked, type Doing, readWords, UsageError } from './asked.ts';
import { composedCheck, contractCheck } from './checks.ts';
import { usageText } from './usage.ts';
import { verbs } from './verbs.ts';

export type Terminal = { readonly say: (line: string) => void; readonly complain: (line: string) => void };

/**
 * `npm run remote -- <verb> mf-x`, described in full in `usage.ts`. The exit code: 0, 1 when the registry
 * refused (the message starts with the HTTP status of an API), 2 for invalid arguments.
 */
export const runRemote = async (
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  checksIn: Doing['checksIn'] = (mall, store) => [contractCheck, composedCheck(mall, store)],
): Promise<number> => {
  try {
    const asked: Asked | undefined = readWords(words);
    if (asked === undefined) terminal.say(usageText());
    else await verbs[asked.verb].run({ ...asked, env, checksIn, say: terminal.say });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(`${error.message}\n\n${usageText()}`);
      return 2;
    }
    if (!(error instanceof RegistryRefused)) throw error;
    terminal.complain(`${error.status} ${error.message}`);
    return 1;
  }
};
