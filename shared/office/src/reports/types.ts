import type { Output } from '@mall/contract/operations';

/** A report of a shop; that of the mall has all of it too. */
export type Report = Output<'shopReport.sales'>;
export type ReportMoney = Report['money'][number];
export type ReportAmounts = ReportMoney['now'];
export type ReportRow = ReportMoney['rows'][number];
/** The same of promises of delivery. */
export type Promises = Output<'shopReport.promises'>;
