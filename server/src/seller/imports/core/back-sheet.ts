import { Readable } from 'node:stream';
import { type Language, languages } from '@mall/contract/core/languages';
import { writeXlsx } from 'hucre/xlsx';
import type { StoredJobProblem } from '../../../platform/db/schema.ts';
import { type Cell, readTable } from '../../../platform/spreadsheets/read.ts';
import { say } from '../phrases.ts';
import { type Choices, choiceSheet } from './choice-sheet.ts';
import { shownProblem } from './faults.ts';
import { indexOfTitle, isEmptyRow } from './titled.ts';

type Back = {
  /** Rows of the sheet: with a fault or beside one, and those that a cancelled import did not reach. */
  readonly wrong: readonly number[];
  readonly unreached: readonly number[];
  readonly problems: readonly StoredJobProblem[];
  readonly choices: Choices | null;
  readonly language: Language;
};

/**
 * The rows of a sheet that were not written, in the form of that sheet and with what is wrong in a column before the
 * others: mended, it can be sent again, as no import reads that column.
 */
export const backSheet = async (source: Buffer, back: Back): Promise<Readable> => {
  const { language, choices } = back;
  const reasons = reasonsOf(back);
  const rows: Cell[][] = [];
  let known = -1;
  for await (const { row, cells } of (await readTable(source)).rows) {
    if (isEmptyRow(cells)) continue;
    if (rows.length === 0) {
      known = indexOfTitle(cells, (one) => say('errors.problem', one), languages);
      rows.push([say('errors.problem', language), ...without(cells, known)]);
    } else {
      const reason = reasons.get(row);
      if (reason !== undefined) rows.push([reason, ...without(cells, known)]);
    }
  }
  const [titles = []] = rows;
  const chosen = choices === null ? null : choiceSheet(choices, titles, language);
  const file = await writeXlsx({
    sheets: [
      {
        name: say('errors.sheet', language),
        freezePane: { rows: 1 },
        columns: titles.map((_, at) => ({ width: at === 0 ? 60 : 18 })),
        rows,
        ...(chosen === null ? {} : { dataValidations: chosen.validations }),
      },
      ...(chosen === null ? [] : [chosen.sheet]),
    ],
  });
  return Readable.from([Buffer.from(file)], { objectMode: false });
};

/** The column of an earlier sheet that came back. */
const without = (cells: readonly Cell[], known: number): Cell[] => cells.filter((_, at) => at !== known);

/** What is wrong in each row that goes back. */
const reasonsOf = ({ wrong, unreached, problems, language }: Back): ReadonlyMap<number, string> => {
  const reasons = new Map<number, string[]>();
  for (const row of wrong) reasons.set(row, []);
  for (const problem of problems) {
    const { row, column, problem: text } = shownProblem(problem, language);
    reasons.set(row, [...(reasons.get(row) ?? []), column === '' ? text : `${column}: ${text}`]);
  }
  for (const row of unreached) reasons.set(row, [say('errors.unreached', language)]);
  const beside = say('errors.beside', language);
  return new Map([...reasons].map(([row, texts]) => [row, texts.length === 0 ? beside : texts.join('\n')]));
};
