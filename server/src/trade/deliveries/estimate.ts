import { deliveryStatus, type ForecastBasis } from '@mall/contract/trade/delivery';
import { dayMs } from '@mall/contract/core/time';

const urgentTenths = 6;

export type Plan = {
  readonly productionDays: number;
  readonly transitDays: number;
  readonly urgent: boolean;
};

/**
 * Notice + production + transit in calendar days; urgent goods take 0.6 of the production, rounded up
 * (decisions 2.16).
 */
export const expectedAt = (notice: Date, { productionDays, transitDays, urgent }: Plan): Date => {
  const production = urgent ? Math.ceil((productionDays * urgentTenths) / 10) : productionDays;
  return new Date(notice.getTime() + (production + transitDays) * dayMs);
};

export type Progress = Plan & {
  readonly status: number;
  readonly noticeAt: Date | null;
  /** When the current step was taken. */
  readonly since: Date;
  /** The day arranged with the customer. */
  readonly visitAt: Date | null;
};

/**
 * When the goods are expected, as currently known: each step that was taken replaces the planned time by the
 * actual one. Null while nothing is planned: before the notice, and after a refusal until somebody comes
 * again.
 */
export const forecast = (progress: Progress): Date | null => {
  const { status, noticeAt, since, transitDays, visitAt } = progress;
  if (status === deliveryStatus.notAccepted) return null;
  if (status === deliveryStatus.accepted) return since;
  if (status === deliveryStatus.installing) return visitAt ?? since;
  if (status >= deliveryStatus.collected) return new Date(since.getTime() + transitDays * dayMs);
  return noticeAt === null ? null : expectedAt(noticeAt, progress);
};

/** The basis of `forecast`, for display. */
export const forecastBasis = (status: number, noticeAt: Date | null): ForecastBasis => {
  if (status === deliveryStatus.notAccepted) return 'none';
  if (status === deliveryStatus.accepted) return 'done';
  if (status === deliveryStatus.installing) return 'visit';
  if (status >= deliveryStatus.collected) return 'onTheWay';
  return noticeAt === null ? 'none' : 'plan';
};

export type Risk = 'none' | 'atRisk' | 'late';

/**
 * At risk: expected after the promised time. Late: the promised time has passed and the goods are not
 * accepted.
 */
export const riskOf = (
  delivery: { expectedAt: Date | null; promisedAt: Date | null; status: number },
  now: Date,
): Risk => {
  const { expectedAt: expected, promisedAt: promised, status } = delivery;
  if (promised === null || status === deliveryStatus.accepted) return 'none';
  if (now > promised) return 'late';
  return expected !== null && expected > promised ? 'atRisk' : 'none';
};
