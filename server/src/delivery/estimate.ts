const day = 86_400_000;
const urgentTenths = 6;

export type Plan = {
  readonly productionDays: number;
  readonly transitDays: number;
  readonly urgent: boolean;
};

/** Notice + production + transit in calendar days; urgent goods take 0.6 of the production, rounded up (decisions 2.16). */
export const expectedAt = (notice: Date, { productionDays, transitDays, urgent }: Plan): Date => {
  const production = urgent ? Math.ceil((productionDays * urgentTenths) / 10) : productionDays;
  return new Date(notice.getTime() + (production + transitDays) * day);
};

export type Risk = 'none' | 'atRisk' | 'late';

/** At risk: expected after what was promised. Late: the promise has passed and the goods are not accepted. */
export const riskOf = (
  delivery: { expectedAt: Date | null; promisedAt: Date | null; status: number },
  now: Date,
): Risk => {
  const { expectedAt: expected, promisedAt: promised, status } = delivery;
  if (promised === null || status === 5) return 'none';
  if (now > promised) return 'late';
  return expected !== null && expected > promised ? 'atRisk' : 'none';
};
