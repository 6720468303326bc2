import { deliverySteps } from '@mall/contract/trade/delivery';
import type { Sent } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';
import { useDesk } from '../desk.ts';

export const pageSize = 20;
const everySoOften = 30_000;
/** Statuses in an address; the first one means all. */
const statuses = ['', ...deliverySteps.map((_step, status) => String(status))] as const;

/** A seller's deliveries by the filters in the address: as a board, or as a list. */
export const useDeliveries = () => {
  const { of } = useDesk();
  const address = useListAddress({
    view: ['board', 'list'],
    status: statuses,
    attribute: ['', 'urgent', 'regular'],
    risk: ['', 'danger', 'late', 'atRisk', 'none'],
    from: 'text',
    to: 'text',
    person: 'text',
    keyword: 'text',
    ...tableLook,
  });
  const { view, status, attribute, risk, from, to, person, keyword } = address.asked;
  const found: Sent<'delivery.board'> = {
    ...(attribute === '' ? {} : { attribute }),
    ...(risk === '' ? {} : { risk }),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(isId(person) ? { personId: person } : {}),
    ...(keyword === '' ? {} : { keyword: keyword.slice(0, 60) }),
  };
  const options = { placeholderData: <T>(before: T) => before, refetchInterval: everySoOften } as const;
  const board = useQueryOf(`${of}.board`, found, { ...options, enabled: view === 'board' });
  const list = useQueryOf(
    `${of}.list`,
    { ...found, ...(status === '' ? {} : { status: Number(status) }), page: address.page, size: pageSize },
    { ...options, enabled: view === 'list' },
  );
  const shown = view === 'board' ? board : list;
  return {
    ...address,
    narrowed: Object.keys(found).length > 0 || (view === 'list' && status !== ''),
    board: board.data,
    rows: list.data?.list ?? [],
    total: list.data?.total ?? 0,
    counts: shown.data?.counts ?? {},
    risks: shown.data?.risks,
    ...loadOf(shown),
    widen: () =>
      address.ask({ status: '', attribute: '', risk: '', from: '', to: '', person: '', keyword: '' }),
  } as const;
};
export type Deliveries = ReturnType<typeof useDeliveries>;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isId = (text: string): boolean => /^[0-9A-Za-z-]{1,40}$/.test(text);
