import type { Item, Output } from '@mall/contract/operations';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';

export type Member = Item<'mallMember.list'>;
export type MemberDetail = Output<'mallMember.detail'>;

export const states = ['all', 'open', 'locked'] as const;
export const levels = ['all', '1', '2', '3'] as const;
const pageSize = 20;

/** The members by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useMembers = () => {
  const address = useListAddress({ keyword: 'text', state: states, level: levels, ...tableLook });
  const { asked, page, query } = address;
  const filter = {
    ...(asked.keyword === '' ? {} : { keyword: asked.keyword }),
    ...(asked.state === 'all' ? {} : { state: asked.state }),
    ...(asked.level === 'all' ? {} : { level: Number(asked.level) }),
  };
  const answer = useQueryOf(
    'mallMember.list',
    { ...filter, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  const list = (more: Record<string, string>) =>
    `?${new URLSearchParams([
      ...new URLSearchParams(query),
      ...(page > 1 ? [['page', String(page)]] : []),
      ...Object.entries(more),
    ])}`;
  return {
    ...address,
    filter,
    narrowed: asked.keyword !== '' || asked.state !== 'all' || asked.level !== 'all',
    size: pageSize,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    more: data?.more ?? false,
    /** The link to one of them, which returns to this list. */
    linkTo: (id: string) => list({ memberId: id }),
    backTo: list({}),
    ...loadOf(answer),
  };
};
export type Members = ReturnType<typeof useMembers>;

export const useMember = (id: string) => useQueryOf('mallMember.detail', { id }, { quiet: true });

/** What an operator does for or about a member. */
export const useMemberSteps = () => {
  const refreshes = ['mallMember.list', 'mallMember.detail', 'operatorLog.list'] as const;
  return {
    lock: useMutationOf('mallMember.lock', { refreshes }),
    unlock: useMutationOf('mallMember.unlock', { refreshes }),
    endSessions: useMutationOf('mallMember.endSessions', { refreshes }),
    setLevel: useMutationOf('mallMember.setLevel', { refreshes }),
    removeFactors: useMutationOf('platformMember.removeSecondFactors', { refreshes }),
    grant: useMutationOf('platformCoupon.grant', {
      refreshes: ['mallMember.detail', 'operatorLog.list', 'platformCoupon.list'],
    }),
    // Whoever is erased has no page any more: it is left before the list is asked again.
    erase: useMutationOf('mallMember.erase', { refreshes: ['mallMember.list', 'operatorLog.list'] }),
  };
};
