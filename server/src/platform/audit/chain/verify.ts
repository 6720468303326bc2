import type { Reader } from '../../db/open.ts';
import { leftOut, linksAfter } from './chain.queries.ts';
import { beginning, type Link, linkOf } from './digest.ts';

const pageSize = 2000;
/** The job that seals runs once a minute. */
const lateMinutes = 15;

export type Verified = { readonly last: Link; readonly problems: readonly string[] };

/**
 * Reads the whole chain and every change in it. Each problem is a sentence; the first break ends the reading, since all
 * links depend on those before. `noted` is a link that somebody wrote down elsewhere: without one, whoever owns the
 * database could have made the chain anew.
 */
export const verifyAudit = async (reader: Reader, noted?: Link): Promise<Verified> => {
  let last = beginning;
  const problems: string[] = [];
  reading: for (;;) {
    const page = await linksAfter(reader, last.seq, pageSize);
    for (const { seq, digest, audit_id: id, row } of page) {
      if (seq !== last.seq + 1) problems.push(`The chain has no link ${last.seq + 1}.`);
      else if (row === null) problems.push(`Change ${seq} (${id}) is gone.`);
      else if (linkOf(last, row).digest !== digest)
        problems.push(`Change ${seq} (${id}, ${row.at}) is not what was sealed.`);
      if (problems.length > 0) break reading;
      last = { seq, digest };
      if (noted?.seq === seq && noted.digest !== digest)
        problems.push(`Link ${seq} is not the one that was noted: the chain was made anew.`);
    }
    if (page.length < pageSize) break;
  }
  if (noted !== undefined && problems.length === 0 && noted.seq > last.seq)
    problems.push(`The chain ends at ${last.seq}; link ${noted.seq} was noted.`);
  const { late, lost } = await leftOut(reader, lateMinutes);
  if (late > 0)
    problems.push(
      `${late} changes wait to be sealed since more than ${lateMinutes} minutes: no worker runs.`,
    );
  if (lost > 0) problems.push(`${lost} changes were taken out of what is to be sealed.`);
  return { last, problems };
};
