import { z } from 'zod';
import { op } from '../core/op.ts';
import { Flag, Id, Nothing } from '../core/schema-helpers.ts';
import { mallReportBys } from '../trade/report.ts';
import { PromisesReport, reportQuestion, SalesReport } from '../trade/report.shapes.ts';

const Question = reportQuestion({
  by: z.enum(mallReportBys).default('day'),
  own: Flag.optional().describe('What the mall sells itself'),
  shopId: Id.optional().describe('One shop; without both the whole mall'),
});

/** What the mall and its shops sold (docs/decisions/090-reports.md). */
export const mallReportOps = {
  'mallReport.sales': op('mallReport.sales', {
    access: 'operator:finance.view',
    summary: 'What was sold in a period by day, shop, goods, region or promotion, beside another period',
    input: Question,
    output: SalesReport.extend({
      shop: z.object({ id: z.string(), name: z.string() }).nullable().describe('That of `shopId`'),
    }),
    refuses: ['missing'],
  }),
  'mallReport.promises': op('mallReport.promises', {
    access: 'operator:finance.view',
    summary: 'Which promises of delivery that fell into a period were kept, by part of time or by shop',
    input: Question,
    output: PromisesReport,
    refuses: ['missing'],
  }),
  'mallReport.sheet': op('mallReport.sheet', {
    access: 'operator:finance.view',
    summary: 'All rows of such a report as an Excel file, in the language of who asks; no envelope',
    input: Question,
    output: Nothing,
    refuses: ['missing'],
  }),
};
