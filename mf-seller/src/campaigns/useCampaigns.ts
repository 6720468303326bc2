import { campaignStates } from '@mall/contract/campaign/campaign';
import { refresh, useMutationOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { type Kind, linkTo, places, type Row, type ShopKind } from './kind.ts';

export const states = ['all', ...campaignStates] as const;
const pageSize = 20;

/** The shop's own campaigns of a kind by the filters in the address. */
export const useCampaigns = <K extends ShopKind>({ kind, useList }: Kind<K>) => {
  const address = useListAddress({ state: states, keyword: 'text' });
  const { asked, page, query } = address;
  const answer = useList({ ...asked, page, size: pageSize });
  return {
    ...address,
    narrowed: asked.state !== 'all' || asked.keyword !== '',
    /** The link to one of them, which returns to this list. */
    linkTo: ({ id }: Row<K>) => linkTo(kind, id, query),
    size: pageSize,
    ...loadOf(answer),
    rows: answer.data?.list ?? [],
    total: answer.data?.total ?? 0,
  };
};

/** What the shop does with its campaigns of a kind; each kind saves its own terms. */
export const useCampaignSteps = (kind: ShopKind) => {
  const { asks, refreshes } = places[kind];
  /** A page whose step was refused shows a version or a state that is no more. */
  const onError = () => void refresh(`${asks}.detail`);
  return {
    schedule: useMutationOf(`${asks}.schedule`, { refreshes, onError }),
    adjust: useMutationOf(`${asks}.adjust`, { refreshes, quiet: true }),
    close: useMutationOf(`${asks}.close`, { refreshes, onError }),
    // Whatever was thrown away has no page any more: it is left before the list is asked again.
    discard: useMutationOf(`${asks}.discard`, { refreshes: [`${asks}.list`], onError }),
  };
};
