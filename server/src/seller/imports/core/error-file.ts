import type { Language } from '@mall/contract/core/languages';
import type { StoredJobProblem } from '../../../platform/db/schema.ts';
import type { FileAnswer } from '../../../platform/http/route.ts';
import { csvFile, csvType } from '../../../platform/spreadsheets/write.ts';
import { dayInShanghai } from '../../../platform/i18n/day.ts';
import { words as w } from '../../../platform/i18n/words.ts';
import { shownProblem } from './faults.ts';

const titles = [
  w('行', 'Row', 'Baris', 'Linya'),
  w('列', 'Column', 'Kolom', 'Hanay'),
  w('问题', 'Problem', 'Masalah', 'Problema'),
];

/** The faults of a file as a table, to be mended row by row. */
export const errorFile = (problems: readonly StoredJobProblem[], language: Language): FileAnswer => {
  async function* rows(): AsyncGenerator<(string | number)[]> {
    for (const { row, column, problem } of problems.map((one) => shownProblem(one, language)))
      yield [row, column, problem];
  }
  const body = csvFile(
    titles.map((title) => title[language]),
    rows(),
  );
  return { name: `errors-${dayInShanghai(new Date())}.csv`, type: csvType, body };
};
