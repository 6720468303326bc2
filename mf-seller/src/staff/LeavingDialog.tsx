import { paths } from '@mall/contract/core/paths';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { leaveOffice } from '../office.ts';
import type { Doing } from './doing.ts';

type Props = { doing: Doing | undefined; onClose: () => void; onGone: () => void };

/** The confirmation before somebody is removed from the shop, or leaves it. */
export function LeavingDialog({ doing, onClose, onGone }: Props) {
  const { t } = useTranslation('staff');
  const { data } = useQueryOf('staff.shops', {}, { enabled: doing?.what === 'leave' });
  const name = doing?.person.name ?? '';
  const remove = useMutationOf('staff.remove', {
    refreshes: ['staff.list', 'role.list'],
    onSuccess: () => {
      toast.success(t('done.removed', { name }));
      onClose();
      onGone();
    },
  });
  // The member has left the office: the page reloads outside of it.
  const leave = useMutationOf('staff.leave', {
    onSuccess: () => {
      leaveOffice(paths.home());
    },
  });
  const shop = data?.list.find(({ active }) => active);
  const leaving = doing?.what === 'leave';
  return (
    <ConfirmDialog
      open={leaving || doing?.what === 'remove'}
      danger
      title={leaving ? t('leave.title', { shop: shop?.storeName ?? '' }) : t('remove.title', { name })}
      confirmLabel={leaving ? t('leave.yes') : t('remove.yes', { name })}
      busy={remove.isPending || leave.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (!leaving && doing) remove.mutate({ id: doing.person.userId });
        if (leaving && shop) leave.mutate({ shopId: shop.id });
      }}
    >
      <p>{leaving ? t('leave.text') : t('remove.text', { name })}</p>
    </ConfirmDialog>
  );
}
