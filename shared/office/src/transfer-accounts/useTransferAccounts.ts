import type { Output } from '@mall/contract/operations';
import { queryClient, queryKeyOf, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, moved } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useUndoToast } from '../useUndoToast.tsx';
import { useAccountDesk } from './desk.ts';

export type Account = Output<'mallTransferAccount.list'>['list'][number];

/** The accounts of the seller, in the order in which buyers see them. */
export const useTransferAccounts = () => {
  const { of } = useAccountDesk();
  const answer = useQueryOf(`${of}.list`, {}, { quiet: true });
  const { list: rows = none, mayEdit = false } = answer.data ?? {};
  return { rows, mayEdit, ...loadOf(answer) };
};
const none: readonly Account[] = [];
/** What the mall offers, and what a new one still needs, depend on its accounts. */
const ofMall = ['mallPayMethod.list', 'operator.start'] as const;

/** What is done with an account: each says so, and what can be undone offers it. */
export const useAccountSteps = (rows: readonly Account[]) => {
  const { t } = useTranslation('transferAccounts');
  const { of } = useAccountDesk();
  const undoToast = useUndoToast();
  const refreshes = [`${of}.list`, ...(of === 'mallTransferAccount' ? ofMall : [])] as const;
  const restore = useMutationOf(`${of}.restore`, {
    refreshes,
    onSuccess: () => toast.success(t('done.restored')),
  });
  const set = useMutationOf(`${of}.set`, { refreshes });
  const remove = useMutationOf(`${of}.remove`, { refreshes });
  const sort = useMutationOf(`${of}.sort`, {
    onSuccess: (sorted) => queryClient.setQueryData(queryKeyOf(`${of}.list`, {}), sorted),
  });
  const turn = ({ id }: Account, on: boolean, then?: () => void) =>
    set.mutate({ id, on }, { onSuccess: then });
  return {
    turn: (account: Account, on: boolean) =>
      turn(account, on, () => undoToast(t(on ? 'done.on' : 'done.off'), t('undo'), () => turn(account, !on))),
    remove: ({ id }: Account) =>
      remove.mutate(
        { id },
        { onSuccess: () => undoToast(t('done.removed'), t('undo'), () => restore.mutate({ id })) },
      ),
    move: (account: Account, to: number) =>
      sort.mutate({ ids: moved(rows, ({ id }) => id === account.id, to).map(({ id }) => id) }),
    create: useMutationOf(`${of}.create`, { refreshes, onSuccess: () => toast.success(t('done.created')) }),
    change: useMutationOf(`${of}.change`, { refreshes, onSuccess: () => toast.success(t('done.changed')) }),
  };
};
