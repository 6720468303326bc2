import { logAreaNames } from '@mall/contract/operator/log-areas';
import type { Item } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { useListAddress } from '@mall/ui/office';

export type LogEntry = Item<'operatorLog.list'>;
export type Log = ReturnType<typeof useLog>;

export const areas = ['all', ...logAreaNames] as const;
const dayIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

const withoutPlace = (query: string): string => {
  const params = new URLSearchParams(query);
  params.delete('before');
  return params.toString();
};

/** The changes by the filters in the address. A new filter starts at the newest. */
export const useLog = () => {
  const address = useListAddress({
    area: areas,
    who: 'text',
    shop: 'text',
    about: 'text',
    from: 'text',
    to: 'text',
    before: 'text',
  });
  const { area, who, shop, about, before } = address.asked;
  const [from, to] = [dayIn(address.asked.from), dayIn(address.asked.to)];
  const { data, isError, isPlaceholderData, refetch } = useQueryOf(
    'operatorLog.list',
    {
      ...(area === 'all' ? {} : { area }),
      ...(who === '' ? {} : { actorId: who }),
      ...(shop === '' ? {} : { shop }),
      ...(about === '' ? {} : { about }),
      ...(from === '' ? {} : { from }),
      ...(to === '' ? {} : { to }),
      ...(before === '' ? {} : { before }),
    },
    { placeholderData: (older) => older, quiet: true },
  );
  return {
    filter: { area, who, shop, about, from, to, before },
    narrowed: area !== 'all' || [who, shop, about, from, to].some((one) => one !== ''),
    data,
    failed: isError && data === undefined,
    stale: isPlaceholderData,
    retry: () => void refetch(),
    // A view is of what is found, not of how far it was read.
    query: withoutPlace(address.query),
    open: address.open,
    ask: (change: Parameters<typeof address.ask>[0]) => address.ask({ before: '', ...change }),
    widen: () => address.open(''),
  };
};
