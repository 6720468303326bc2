import { comparisons, type ReportBy, reportPeriods } from '@mall/contract/trade/report';
import { useListAddress } from '@mall/ui/office';

/** The usual period stands first: the address is silent about it. */
const periods = ['30d', ...reportPeriods.filter((period) => period !== '30d')] as const;
const dayIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

export type ReportAddress<By extends ReportBy = ReportBy> = ReturnType<typeof useReportAddress<By>>;

/**
 * What the address asks of a report: its days, what it is compared with, what its rows are; `of` is whose sales, where there
 * are several sellers. Days of one's own that are not both there are the usual ones.
 */
export const useReportAddress = <By extends ReportBy>(bys: readonly By[]) => {
  const address = useListAddress({
    period: periods,
    from: 'text',
    to: 'text',
    compare: comparisons,
    by: bys,
    of: 'text',
  });
  const { period, compare, by, of } = address.asked;
  const [from, to] = [dayIn(address.asked.from), dayIn(address.asked.to)];
  const free = period === 'free' && from !== '' && to !== '' && from <= to;
  const asked = { period: period === 'free' && !free ? periods[0] : period, from, to, compare, by, of };
  return {
    asked,
    ask: address.ask,
    question: { period: asked.period, compare, by, ...(free ? { from, to } : {}) },
    /** The same days of another seller, day by day. */
    pathOf: (seller: string): string => {
      const params = new URLSearchParams(address.query);
      params.delete('by');
      params.set('of', seller);
      return `?${params.toString()}`;
    },
  };
};
