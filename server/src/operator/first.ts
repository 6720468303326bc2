import { isMobile } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { codeOf } from '../platform/db/error-code.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { createSecret, secretOf } from '../platform/ports/secret.ts';
import { takeSecret } from '../platform/sealed-fields/sealing.ts';
import { addFirstOperator } from './operators/add-first-operator.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run operator -- first mobile=13800001111                        the first operator of a mall that has none
       npm run operator -- first mobile=… --again reason='lost the phone'   one more, when no operator gets in any more

Makes the member with this number an operator who may do everything. They have registered in the mall, and proved the
number where the mall sends codes. The database is the one of DATABASE_URL, or the embedded one of DATA_DIR while the
mall does not run. It is kept in the log of the console.`;

/** No such table, no such column. */
const olderTables = ['42P01', '42703'];

/**
 * Makes the first operator on the server itself, where nobody can appoint one yet. The exit code: 0, 1 when it was
 * refused, 2 for a command that cannot be understood, 3 without a database.
 */
export const runFirst = async (
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  { say, complain }: Terminal,
): Promise<number> => {
  const asked = readWords(words);
  if (asked === null) {
    complain(usage);
    return 2;
  }
  return withDatabase(env, { complain }, async (db, settings) => {
    try {
      await takeSecret(db, createSecret(settings.MALL_SECRET ?? secretOf(settings.DATA_DIR)));
      const proof = settings.SMS_CODES ? 'needed' : 'impossible';
      const name = await inTransaction(db, (tx) => addFirstOperator(tx, { ...asked, proof }));
      say(`${name} is an operator now and may do everything: they sign in and open /operator.`);
      return 0;
    } catch (error) {
      const why = sentenceFor(error);
      if (why === undefined) throw error;
      complain(why);
      return 1;
    }
  });
};

type Asked = { readonly mobile: string; readonly again: string | null };

const readWords = (words: readonly string[]): Asked | null => {
  const again = words.includes('--again');
  const pairs = words
    .filter((word) => word !== '--again')
    .map((word) => /^(mobile|reason)=(.*)$/s.exec(word));
  if (pairs.includes(null)) return null;
  const given = new Map(pairs.map((pair) => [pair?.[1], pair?.[2]?.trim() ?? '']));
  const [mobile, reason] = [given.get('mobile') ?? '', given.get('reason') ?? ''];
  if (!isMobile(mobile) || again !== (reason !== '')) return null;
  return { mobile, again: again ? reason : null };
};

const sentenceFor = (error: unknown): string | undefined => {
  if (olderTables.includes(codeOf(error) ?? ''))
    return 'The database has no tables yet, or those of an older version: start the mall once, then try again.';
  if (!(error instanceof Refusal)) return undefined;
  return error.reason === 'operator.noMember'
    ? 'Nobody with this number is a member and has proved it: register in the mall first, then try again.'
    : error.reason === 'operator.already'
      ? 'This member is an operator already.'
      : "The mall has an operator, who appoints others in the console. If no operator gets in any more: --again reason='…'";
};
