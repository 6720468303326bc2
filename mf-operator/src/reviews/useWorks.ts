import type { Item, Output } from '@mall/contract/operations';
import { workKinds } from '@mall/contract/operator/work-reviews';
import { useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';
import { useSearchParams } from 'react-router-dom';

export type WorkRow = Item<'workReview.list'>;
export type WorkDetail = Output<'workReview.detail'>;
export type Which = Pick<WorkRow, 'kind' | 'id'>;

export const tabs = ['waiting', 'decided', 'reasons'] as const;
export const kinds = ['all', ...workKinds] as const;
export const whose = ['all', 'mine'] as const;
const pageSize = 20;
/** As many as the page of one work looks for the next among. */
const neighbourhood = 100;
const idIn = (text: string): string => (/^[0-9A-Za-z-]{1,40}$/.test(text) ? text : '');

/** `goods:17`, as addresses name a work. */
export const keyOf = ({ kind, id }: Which): string => `${kind}:${id}`;
export const whichIn = (key: string | null): Which | undefined => {
  const [kind, id = ''] = (key ?? '').split(':');
  const known = workKinds.find((one) => one === kind);
  return known === undefined || idIn(id) === '' ? undefined : { kind: known, id };
};

const useFilters = () => {
  const address = useListAddress({ tab: tabs, kind: kinds, shop: 'text', whose, ...tableLook });
  const asked = { ...address.asked, shop: idIn(address.asked.shop) };
  const { kind, shop } = asked;
  const filter = {
    ...(kind === 'all' ? {} : { kind }),
    ...(shop === '' ? {} : { shopId: shop }),
    ...(asked.whose === 'mine' ? { mine: true } : {}),
  };
  const at = (more: Record<string, string>) =>
    `?${new URLSearchParams([...new URLSearchParams(address.query), ...Object.entries(more)])}`;
  return {
    ...address,
    asked,
    filter,
    /** One work, which returns to this list. */
    linkTo: (which: Which) => at({ work: keyOf(which) }),
    backTo: at(address.page > 1 ? { page: String(address.page) } : {}),
  };
};

/** What waits, or what was decided, by the filters in the address. Old rows stay, dimmed, while new ones are fetched. */
export const useWorks = () => {
  const filters = useFilters();
  const { asked, ask, filter, page } = filters;
  const state = asked.tab === 'decided' ? 'decided' : 'waiting';
  const answer = useQueryOf(
    'workReview.list',
    { state, ...filter, page, size: pageSize },
    { enabled: asked.tab !== 'reasons', placeholderData: (before) => before },
  );
  const { data } = answer;
  return {
    ...filters,
    scope: `${state} ${filters.scope} ${page}`,
    narrowed: Object.keys(filter).length > 0,
    widen: () => ask({ kind: 'all', shop: '', whose: 'all' }),
    size: pageSize,
    ...loadOf(answer),
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    /** The shop asked for. */
    shop: data?.shop ?? null,
  } as const;
};
export type Works = ReturnType<typeof useWorks>;

/** The works before and after this one that wait, by the same filters; `place` is null once it waits no more. */
export const useNeighbours = (which: Which) => {
  const { filter, linkTo, backTo } = useFilters();
  const { data } = useQueryOf(
    'workReview.list',
    { state: 'waiting', ...filter, page: 1, size: neighbourhood },
    { quiet: true },
  );
  const list = data?.list ?? [];
  const at = list.findIndex((one) => keyOf(one) === keyOf(which));
  const link = (row: WorkRow | undefined) => row && linkTo(row);
  return {
    backTo,
    place: at < 0 ? null : at + 1,
    total: data?.total ?? 0,
    previous: at < 0 ? undefined : link(list[at - 1]),
    next: at < 0 ? link(list[0]) : link(list[at + 1]),
    /** Where one goes on after this one: what waits longest of the others, from here on. */
    onward: link(at < 0 ? list[0] : (list[at + 1] ?? (at > 0 ? list[0] : undefined))) ?? backTo,
  };
};

export const useWork = (which: Which) =>
  // Always as it is now: what was read before may have changed.
  useQueryOf('workReview.detail', which, { quiet: true, gcTime: 0 });

/** The work of the address. */
export const useWhich = (): Which | undefined => whichIn(useSearchParams()[0].get('work'));
