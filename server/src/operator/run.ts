import { refusals } from '@mall/contract/core/refusals';
import { type Answer, ask, type Mall, NoMall } from './ask.ts';
import { helpText, listText, operatorNames, readInput } from './help.ts';
import type { Terminal } from './terminal.ts';

const usage = `Usage: npm run operator                                   lists what the mall's operator may do
       npm run operator -- help <operation>              says what one of them takes
       npm run operator -- <operation> [field=value …]   does it; or with one JSON object
       npm run operator -- platformPromoter.decide userId=… decision=approve
       npm run operator -- first mobile=…                on the server itself: makes the first operator of a mall

MALL_URL (http://localhost:8080), OPERATOR_MOBILE and OPERATOR_PASSWORD say where and who, OPERATOR_CODE is the
one-time code or a recovery code of who has a second factor; LANG_OF_ANSWERS zh, en, indo or fili.`;

/**
 * One command of the operator: signs in, calls the operation, prints the answer as JSON. The exit code: 0, 1
 * when the mall refused, 2 when the command cannot be understood, 3 when no mall answers.
 */
export const runOperator = async (
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  { say, complain }: Terminal,
): Promise<number> => {
  const [first, ...rest] = words;
  if (first === undefined) {
    say(`${usage}\n\n${listText()}`);
    return 0;
  }
  const wanted = first === 'help' ? rest[0] : first;
  const name = operatorNames.find((one) => one === wanted);
  if (name === undefined) {
    complain(`An operator cannot do "${wanted ?? ''}".\n\n${usage}\n\n${listText()}`);
    return 2;
  }
  if (first === 'help') {
    say(helpText(name));
    return 0;
  }
  const input = readInput(rest);
  if (input === null) {
    complain(`Write field=value, or one JSON object.\n\n${helpText(name)}`);
    return 2;
  }
  const { OPERATOR_MOBILE: mobile = '', OPERATOR_PASSWORD: password = '' } = env;
  if (mobile === '' || password === '') {
    complain('OPERATOR_MOBILE and OPERATOR_PASSWORD say who asks.');
    return 2;
  }
  const mall: Mall = {
    url: env.MALL_URL ?? 'http://localhost:8080',
    language: env.LANG_OF_ANSWERS ?? 'en',
  };
  try {
    const signedIn = await signIn(mall, { mobile, password }, env.OPERATOR_CODE ?? '');
    const answer = signedIn.code === 200 ? await ask(mall, name, input, String(signedIn.data)) : signedIn;
    if (answer.code === 200) say(JSON.stringify(answer.data, null, 2));
    else if (ticketOf(answer) !== undefined) complain(`${answer.msg}: OPERATOR_CODE (${answer.code})`);
    else
      complain(
        `${answer.msg} (${answer.code})${answer.data === null ? '' : ` ${JSON.stringify(answer.data)}`}`,
      );
    return answer.code === 200 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NoMall)) throw error;
    complain(error.message);
    return 3;
  }
};

/** With the second step for who has a second factor and gave a code; without one the refusal says what is missing. */
const signIn = async (
  mall: Mall,
  who: { mobile: string; password: string },
  code: string,
): Promise<Answer> => {
  const first = await ask(mall, 'session.accountLogin', who);
  const ticket = ticketOf(first);
  if (ticket === undefined || code === '') return first;
  const factor = /^\d+$/.test(code) ? { one_time_code: code } : { recovery_code: code };
  return ask(mall, 'session.secondFactor', { ticket, ...factor });
};

const ticketOf = ({ code, data }: Answer): string | undefined => {
  const asked = code === refusals['secondFactor.needed'].code && typeof data === 'object' && data !== null;
  return asked && 'ticket' in data ? String(data.ticket) : undefined;
};
