import type { Language } from '@mall/contract/core/languages';
import type { StoredJobProblem } from '../../../platform/db/schema.ts';
import type { FileAnswer } from '../../../platform/http/route.ts';
import { csvFile, csvType } from '../../../platform/spreadsheets/write.ts';
import { dayInShanghai } from '../../../platform/i18n/day.ts';
import { say } from '../phrases.ts';
import { shownProblem } from './faults.ts';
import { clock } from '../../../platform/clock/clock.ts';

/** The errors of a file as a table, to be fixed row by row. */
export const errorFile = (problems: readonly StoredJobProblem[], language: Language): FileAnswer => {
  async function* rows(): AsyncGenerator<(string | number)[]> {
    for (const { row, column, problem } of problems.map((one) => shownProblem(one, language)))
      yield [row, column, problem];
  }
  const body = csvFile(
    [say('errors.row', language), say('errors.column', language), say('errors.problem', language)],
    rows(),
  );
  return { name: `errors-${dayInShanghai(clock.now())}.csv`, type: csvType, body };
};
