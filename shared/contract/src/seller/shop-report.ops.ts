import { z } from 'zod';
import { op } from '../core/op.ts';
import { Nothing } from '../core/schema-helpers.ts';
import { shopReportBys } from '../trade/report.ts';
import { PromisesReport, reportQuestion, SalesReport } from '../trade/report.shapes.ts';

const Question = reportQuestion({ by: z.enum(shopReportBys).default('day') });

/** What a shop sold, as its own people see it (docs/decisions/090-reports.md). */
export const shopReportOps = {
  'shopReport.sales': op('shopReport.sales', {
    access: 'staff:order.view',
    summary:
      'What the shop sold in a period by day, goods, region, promoter or promotion, beside another period',
    input: Question,
    output: SalesReport,
  }),
  'shopReport.promises': op('shopReport.promises', {
    access: 'staff:order.view',
    summary: 'Which promises of delivery that fell into a period the shop kept, by part of time',
    input: Question,
    output: PromisesReport,
  }),
  'shopReport.sheet': op('shopReport.sheet', {
    access: 'staff:order.view',
    summary: 'All rows of such a report as an Excel file, in the language of who asks; no envelope',
    input: Question,
    output: Nothing,
  }),
};
