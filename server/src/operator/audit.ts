import { verifyAudit } from '../platform/audit/chain/verify.ts';
import type { Link } from '../platform/audit/chain/digest.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run audit -- verify                     reads the whole log of changes against its chain of digests
       npm run audit -- verify <seq>:<digest>     and against a link that was noted elsewhere

It ends with the last link: note it where who runs the database writes nothing. The worker logs each one too. The
database is the one of DATABASE_URL, or the embedded one of DATA_DIR while the mall does not run.`;

const readLink = (words: string): Link | undefined => {
  const [, seq, digest] = /^(\d+):([0-9a-f]{64})$/.exec(words) ?? [];
  return seq === undefined || digest === undefined ? undefined : { seq: Number(seq), digest };
};

/** The exit code: 0, 1 for a log that was changed, 2 for a command that cannot be understood, 3 without a database. */
export const runAudit = async (
  [command, noted, ...rest]: readonly string[],
  env: NodeJS.ProcessEnv,
  { say, complain }: Terminal,
): Promise<number> => {
  const link = noted === undefined ? undefined : readLink(noted);
  if (command !== 'verify' || rest.length > 0 || (noted !== undefined && link === undefined)) {
    complain(usage);
    return 2;
  }
  return withDatabase(env, { complain }, async (db) => {
    const { last, problems } = await verifyAudit(db, link);
    for (const problem of problems) complain(problem);
    if (problems.length === 0) say(`${last.seq} changes are as they were sealed.`);
    say(`${last.seq}:${last.digest}`);
    return problems.length === 0 ? 0 : 1;
  });
};
