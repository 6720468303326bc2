/** The plan of a delivery as it is typed. */
export type Plan = { productionDays: string; transitDays: string; urgent: boolean };

export const usualPlan: Plan = { productionDays: '7', transitDays: '5', urgent: false };

export const isDays = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= 60;

export const planProblems = ({ productionDays, transitDays }: Plan) => ({
  ...(isDays(productionDays) ? {} : { productionDays: 'days' as const }),
  ...(isDays(transitDays) ? {} : { transitDays: 'days' as const }),
});

/** The plan as the server takes it. */
export const planOf = ({ productionDays, transitDays, urgent }: Plan) => ({
  productionDays: Number(productionDays),
  transitDays: Number(transitDays),
  urgent,
});
