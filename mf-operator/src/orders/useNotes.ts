import { showOrder } from '@mall/office/orders';
import { useUndoToast } from '@mall/office';
import { api, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';

/** Notes of operators about an order. A new one can be undone within eight seconds, one's own at any time. */
export const useNotes = (orderId: string) => {
  const { t } = useTranslation('mallOrders');
  const undoToast = useUndoToast();
  const remove = async (id: string): Promise<void> => {
    showOrder('platform', await api('platformOrder.removeNote', { id }));
    toast.success(t('note.removed'));
  };
  return {
    remove,
    /** Throws the server's refusal. */
    add: async (text: string): Promise<void> => {
      const order = await api('platformOrder.addNote', { id: orderId, text });
      showOrder('platform', order);
      const added = order.notes.findLast(({ mine }) => mine);
      undoToast(t('note.saved'), t('undo'), () => {
        if (added) void remove(added.id).catch(reportFailure);
      });
    },
  };
};
