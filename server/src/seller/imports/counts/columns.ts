import type { Language } from '@mall/contract/core/languages';
import { say } from '../phrases.ts';

/** What an import of a count reads; the other columns of the sheet are for people. */
export const countColumns = ['sku', 'onHand', 'counted'] as const;
export type CountColumn = (typeof countColumns)[number];

export const countTitle = (column: CountColumn, language: Language): string =>
  say(`counts.column.${column}`, language);
