import { type Language, languages } from '@mall/contract/core/languages';
import type { WriteOptions } from 'hucre/xlsx';
import { type Cell, columnLetters } from '../../../platform/spreadsheets/read.ts';
import { say } from '../phrases.ts';
import { indexOfTitle } from './titled.ts';

/** The choices for the cells of some columns. */
export type Choices = {
  readonly columns: readonly {
    readonly titleOf: (language: Language) => string;
    readonly names: readonly string[];
    /** A cell may have several of them, which no program can choose from a list. */
    readonly several?: boolean;
  }[];
  /** How many rows of a sheet offer them. */
  readonly rows: number;
};
type Sheet = WriteOptions['sheets'][number];

/** A second sheet with the choices, and what offers them in the columns of the first one. */
export const choiceSheet = (
  { columns, rows }: Choices,
  titles: readonly Cell[],
  language: Language,
): { sheet: Sheet; validations: NonNullable<Sheet['dataValidations']> } => {
  const name = say('products.choices', language);
  const longest = Math.max(...columns.map(({ names }) => names.length));
  return {
    sheet: {
      name,
      freezePane: { rows: 1 },
      columns: columns.map(() => ({ width: 28 })),
      rows: [
        columns.map(({ titleOf }) => titleOf(language)),
        ...Array.from({ length: longest }, (_, row) => columns.map(({ names }) => names[row] ?? null)),
      ],
    },
    validations: columns.flatMap(({ titleOf, names, several = false }, at) => {
      const index = indexOfTitle(titles, titleOf, languages);
      if (index < 0 || several) return [];
      const [letters, source] = [columnLetters(index), columnLetters(at)];
      return [
        {
          type: 'list' as const,
          allowBlank: true,
          range: `${letters}2:${letters}${rows + 1}`,
          formula1: `'${name}'!$${source}$2:$${source}$${names.length + 1}`,
        },
      ];
    }),
  };
};
