import { campaignKinds, campaignStates, type CampaignKind } from '@mall/contract/campaign/campaign';
import type { Item, Output } from '@mall/contract/operations';
import { refresh, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { monthIn, spanOf } from './month.ts';

export type Campaign = Item<'mallCampaign.list'>;
export type CampaignDetail = Output<'mallCampaign.detail'>;
export type Goods = NonNullable<CampaignDetail['goods']>;
export type Neighbour = CampaignDetail['neighbours'][number];

export const path = '/operator/campaigns';
export const formPath = '/operator/campaigns/form';
export const views = ['calendar', 'list'] as const;
export const kinds = ['all', ...campaignKinds] as const;
export const owners = ['all', 'mall', 'shops'] as const;
export const states = ['all', ...campaignStates] as const;
const pageSize = 20;

type Which = { kind: CampaignKind; id: string };

/** The link to one campaign; `list` is the query of the list that its page returns to. */
export const linkTo = ({ kind, id }: Which, list = ''): string =>
  `${path}?${new URLSearchParams([...new URLSearchParams(list), ['of', kind], ['campaignId', id]])}`;

/** The list that the page of a campaign returns to. */
export const backFrom = (params: URLSearchParams): string => {
  const list = new URLSearchParams(params);
  list.delete('of');
  list.delete('campaignId');
  return list.size === 0 ? path : `${path}?${list}`;
};

/** The link to a form: of a new draft, of one that there is, or of a copy. */
export const formLink = (kind: CampaignKind, of: { id?: string; copy?: string } = {}): string =>
  `${formPath}?${new URLSearchParams({ of: kind, ...of })}`;

/** The campaigns by what is in the address: a month as a calendar, or all of them as a list. */
export const useCampaigns = () => {
  const address = useListAddress({
    view: views,
    month: 'text',
    kind: kinds,
    state: states,
    owner: owners,
    keyword: 'text',
  });
  const { asked, page, query } = address;
  const month = monthIn(asked.month, new Date());
  const { from, to } = spanOf(month);
  const narrowed = {
    ...(asked.kind === 'all' ? {} : { kind: asked.kind }),
    ...(asked.state === 'all' ? {} : { state: asked.state }),
    ...(asked.owner === 'all' ? {} : { owner: asked.owner }),
    ...(asked.keyword === '' ? {} : { keyword: asked.keyword }),
  };
  const isList = asked.view === 'list';
  const list = useQueryOf(
    'mallCampaign.list',
    { ...narrowed, page, size: pageSize },
    { enabled: isList, placeholderData: (before) => before },
  );
  const calendar = useQueryOf(
    'mallCampaign.calendar',
    { ...narrowed, from: from.toISOString(), to: to.toISOString() },
    { enabled: !isList, placeholderData: (before) => before },
  );
  return {
    ...address,
    month,
    isList,
    narrowed: Object.keys(narrowed).length > 0,
    size: pageSize,
    /** The link to one of them, which returns to this list or month. */
    linkTo: (which: Which) => linkTo(which, page > 1 ? `${query}&page=${page}` : query),
    rows: (isList ? list.data?.list : calendar.data?.list) ?? [],
    total: list.data?.total ?? 0,
    more: calendar.data?.more ?? false,
    ...loadOf(isList ? list : calendar),
  };
};
export type Campaigns = ReturnType<typeof useCampaigns>;

export const useCampaign = (kind: CampaignKind, id: string) =>
  useQueryOf('mallCampaign.detail', { kind, id }, { quiet: true });

const refreshes = [
  'mallCampaign.list',
  'mallCampaign.calendar',
  'mallCampaign.detail',
  'mallCampaign.goods',
] as const;

/** A page whose step was refused shows a version or a state that is no more. */
const onError = () => void refresh('mallCampaign.detail');

/** What an operator does with campaigns. */
export const useCampaignSteps = () => ({
  schedule: useMutationOf('mallCampaign.schedule', { refreshes, onError }),
  adjust: useMutationOf('mallCampaign.adjust', { refreshes, quiet: true }),
  close: useMutationOf('mallCampaign.close', { refreshes, onError }),
  // Whatever was thrown away has no page any more: it is left before the list is asked again.
  discard: useMutationOf('mallCampaign.discard', {
    refreshes: ['mallCampaign.list', 'mallCampaign.calendar'],
    onError,
  }),
  saveSeckill: useMutationOf('mallCampaign.saveSeckill', { refreshes, quiet: true }),
  saveCoupon: useMutationOf('mallCampaign.saveCoupon', { refreshes, quiet: true }),
  saveBoost: useMutationOf('mallCampaign.saveBoost', { refreshes, quiet: true }),
});
