import { applicationStates } from '@mall/contract/core/application';
import type { Item, Output } from '@mall/contract/operations';
import { refresh, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type Application = Item<'mallApplication.list'>;
export type ApplicationDetail = Output<'mallApplication.detail'>;

/** Who waits comes first: the page is opened for them. */
export const states = [...applicationStates, 'all'] as const;
const pageSize = 20;
const rules = {
  keyword: 'text',
  state: states,
  cols: 'text',
  density: ['standard', 'compact', 'roomy'],
} as const;

/** What the address asks for, and the ways from the list to one application and back. */
export const useAddress = () => {
  const address = useListAddress({ ...rules, id: 'text' });
  const { page, query } = address;
  const listed = (more: Record<string, string>) => {
    const params = new URLSearchParams(query);
    params.delete('id');
    if (page > 1) params.set('page', String(page));
    for (const [name, value] of Object.entries(more)) params.set(name, value);
    return `?${params}`;
  };
  return { ...address, linkTo: (id: string) => listed({ id }), backTo: listed({}) };
};

/** Applications by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useApplications = () => {
  const address = useAddress();
  const { asked, page } = address;
  const answer = useQueryOf(
    'mallApplication.list',
    {
      state: asked.state,
      ...(asked.keyword === '' ? {} : { keyword: asked.keyword }),
      page,
      size: pageSize,
    },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return {
    ...address,
    narrowed: asked.keyword !== '' || asked.state !== 'all',
    widen: () => address.ask({ keyword: '', state: 'all' }),
    size: pageSize,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    more: data?.more ?? false,
    counts: data?.counts ?? {},
    ...loadOf(answer),
  };
};
export type Applications = ReturnType<typeof useApplications>;

export const useApplication = (id: string) => useQueryOf('mallApplication.detail', { id }, { quiet: true });

/** What an operator does about an application. A refusal means that it changed meanwhile: it is looked at again. */
export const useApplicationSteps = () => {
  const moved = {
    refreshes: ['mallApplication.list', 'mallApplication.detail', 'operator.start', 'operatorLog.list'],
    onError: () => void refresh('mallApplication.detail'),
  } as const;
  return {
    talk: useMutationOf('mallApplication.talk', moved),
    refuse: useMutationOf('mallApplication.refuse', moved),
    accept: useMutationOf('mallApplication.accept', {
      ...moved,
      refreshes: [...moved.refreshes, 'mallShop.list'],
    }),
    note: useMutationOf('mallApplication.note', { refreshes: ['mallApplication.detail'] }),
  };
};
