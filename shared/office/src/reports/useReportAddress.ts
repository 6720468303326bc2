import { areReportDays, comparisons, type ReportBy, reportPeriods } from '@mall/contract/trade/report';
import { useListAddress } from '@mall/ui/office';

/** The usual period stands first: the address is silent about it. */
const periods = ['30d', ...reportPeriods.filter((period) => period !== '30d')] as const;
const dayIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

export type ReportAddress<By extends ReportBy = ReportBy> = ReturnType<typeof useReportAddress<By>>;

/**
 * What the address asks of a report: its days, what it is compared with, what its rows are; `of` is whose sales, where there
 * are several sellers. While days of one's own are being typed and cannot be asked for, the usual ones are: their fields stay.
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
  const incomplete = period === 'free' && !areReportDays(from, to);
  const days = incomplete ? { period: periods[0] } : period === 'free' ? { period, from, to } : { period };
  return {
    asked: { period, from, to, compare, by, of },
    ask: address.ask,
    /** Days of one's own are asked for that no report can have. */
    incomplete,
    question: { ...days, compare, by },
    /** The same days of another seller, day by day. */
    pathOf: (seller: string): string => {
      const params = new URLSearchParams(address.query);
      params.delete('by');
      params.set('of', seller);
      return `?${params.toString()}`;
    },
  };
};
