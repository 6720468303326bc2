import { dayMs } from '../core/time.ts';

/** Days up to today, a month or a year up to today, the whole month before, or days that somebody chose. */
export const reportPeriods = ['7d', '30d', '90d', 'month', 'lastMonth', 'year', 'free'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** What a period is compared with: as long a time just before it, the same days a year earlier, nothing. */
export const comparisons = ['before', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/** Parts of time that a report can have a row for. */
export const reportGrains = ['day', 'week', 'month'] as const;
export type ReportGrain = (typeof reportGrains)[number];

/** What a shop's report has rows of; the mall's has shops too. */
export const shopReportBys = [
  ...reportGrains,
  'category',
  'brand',
  'region',
  'promoter',
  'coupon',
  'activity',
] as const;
export const mallReportBys = [...shopReportBys, 'shop'] as const;
export type ReportBy = (typeof mallReportBys)[number];

/** Ways in which a price fell, each counted by itself. */
export const discountKinds = ['member', 'package', 'flash', 'boost', 'offer', 'coupon'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** Three years and their leap day. */
const longestDays = 1096;
/**
 * Whether somebody may choose these days, each as 2026-11-26: three years at most, and so far from the ends of the calendar
 * that those with which they are compared have four digits too.
 */
export const areReportDays = (from: string, to: string): boolean =>
  from >= '2000' && to < '9999' && from <= to && (Date.parse(to) - Date.parse(from)) / dayMs < longestDays;

/** Rows of one answer; a sheet has all. */
export const mostReportRows = 100;
