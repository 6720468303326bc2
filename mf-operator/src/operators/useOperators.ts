import type { OperatorPermission, OperatorRole } from '@mall/contract/core/operator-permissions';
import type { Item } from '@mall/contract/operations';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type Operator = Item<'operator.list'>;

const pageSize = 20;

/** The operators by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useOperators = () => {
  const address = useListAddress({ keyword: 'text' });
  const { asked, page } = address;
  const answer = useQueryOf(
    'operator.list',
    { ...(asked.keyword === '' ? {} : { keyword: asked.keyword }), page, size: pageSize },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return { ...address, size: pageSize, rows: data?.list ?? [], total: data?.total ?? 0, ...loadOf(answer) };
};
export type Operators = ReturnType<typeof useOperators>;

export type Granted = { role: OperatorRole | 'custom'; permissions: OperatorPermission[] };

/** Adds, changes and removes operators; each says by name what it did. */
export const useOperatorSteps = () => {
  const { t } = useTranslation('operators');
  const refreshes = ['operator.list', 'operator.me'] as const;
  const add = useMutationOf('operator.add', {
    refreshes,
    onSuccess: ({ name }) => toast.success(t('done.added', { name })),
  });
  const change = useMutationOf('operator.change', {
    refreshes,
    onSuccess: ({ name }) => toast.success(t('done.changed', { name })),
  });
  const remove = useMutationOf('operator.remove', { refreshes });
  return { add, change, remove };
};
