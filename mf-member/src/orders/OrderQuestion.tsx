import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@mall/ui';
import type { OrderActions } from './useOrderActions.ts';

/** Asks before an order is cancelled, marked as received, or deleted. */
export function OrderQuestion({ actions }: { actions: OrderActions }) {
  const { t } = useTranslation('member');
  const { question } = actions;
  const action = question?.action ?? 'cancel';
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={t(`orders.ask.${action}.title`)}
      confirmLabel={t(`orders.ask.${action}.yes`)}
      cancelLabel={t(`orders.ask.${action}.no`)}
      danger={action !== 'receive'}
      busy={actions.busy}
      onConfirm={actions.confirm}
      onClose={actions.close}
    >
      <p>{t(`orders.ask.${action}.text`, { no: question?.order.no })}</p>
    </ConfirmDialog>
  );
}
