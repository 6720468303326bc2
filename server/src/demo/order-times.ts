import type { PlannedOrder } from './order-plan.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** When each step of an order came, from the moment it was placed. */
export const timesOf = ({ placedAt, status, method }: PlannedOrder) => {
  const at = (ms: number) => new Date(Math.min(Date.now() - 60_000, placedAt.getTime() + ms));
  const paid = status >= 1 && status <= 4 ? at(method === 'offline' ? 2 * hourMs : 5 * 60_000) : null;
  const recorded = status >= 2 && status <= 4 ? at(8 * hourMs) : null;
  const shipped = status === 3 || status === 4 ? at(6 * dayMs) : null;
  const received = status === 4 ? at(11 * dayMs) : null;
  return { paid, recorded, shipped, received, cancelled: status === 5 ? at(30 * 60_000) : null };
};
