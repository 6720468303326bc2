import { launchMoves } from '@mall/contract/campaign/boost';
import type { Input, Item } from '@mall/contract/operations';
import { refresh, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf } from '@mall/ui/office';
import { useState } from 'react';

export type Launch = Item<'platformBoost.launches'>;
export type Decision = Input<'platformBoost.decide'>['decision'];

/** What the launches of a boost are narrowed to: those that run, those that were stopped. */
export const launchViews = ['all', 'active', 'frozen'] as const;
type LaunchView = (typeof launchViews)[number];
const size = 10;

/** What may be decided about a launch in its state; an envelope alone can be taken back. */
export const decisionsOf = ({ status, kind }: Pick<Launch, 'status' | 'kind'>): Decision[] => {
  const may = (move: 'freeze' | 'thaw' | 'void' | 'revoke') =>
    launchMoves[move].from.some((one) => one === status);
  return [
    ...(may('thaw') ? (['thaw'] as const) : []),
    ...(may('freeze') ? (['freeze'] as const) : []),
    ...(may('void') ? (['void'] as const) : []),
    ...(may('revoke') && kind === 'red_envelope' ? (['revoke'] as const) : []),
  ];
};

/** The launches of one boost by page. Old rows stay, dimmed, while new ones are fetched. */
export const useLaunches = (activityId: string) => {
  const [asked, setAsked] = useState<{ view: LaunchView; page: number }>({ view: 'all', page: 1 });
  const { view: status, page } = asked;
  const answer = useQueryOf(
    'platformBoost.launches',
    { activityId, status, page, size },
    { placeholderData: (before) => before, quiet: true },
  );
  return {
    ...asked,
    size,
    rows: answer.data?.list ?? [],
    total: answer.data?.total ?? 0,
    show: (view: LaunchView) => setAsked({ view, page: 1 }),
    turn: (to: number) => setAsked({ view: status, page: to }),
    ...loadOf(answer),
  };
};

export const useDecide = () =>
  useMutationOf('platformBoost.decide', {
    // Refused too: then the launch is not what the page shows.
    onSettled: () => {
      for (const old of ['platformBoost.launches', 'mallCampaign.detail', 'operatorLog.list'] as const)
        void refresh(old);
    },
  });
