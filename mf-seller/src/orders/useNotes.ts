import { showOrder } from '@mall/office/orders';
import { useUndoToast } from '@mall/office';
import { api, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';

/** Notes of the staff about an order. A new one can be undone within eight seconds, one's own at any time. */
export const useNotes = (orderId: string) => {
  const { t } = useTranslation('orderWork');
  const undoToast = useUndoToast();
  const remove = async (id: string): Promise<void> => {
    showOrder('shop', await api('shopOrder.removeNote', { id }));
    toast.success(t('note.removed'));
  };
  return {
    remove,
    /** Throws the server's refusal. */
    add: async (text: string): Promise<void> => {
      const order = await api('shopOrder.addNote', { id: orderId, text });
      showOrder('shop', order);
      const added = order.notes.findLast(({ mine }) => mine);
      undoToast(t('note.saved'), t('undo'), () => {
        if (added) void remove(added.id).catch(reportFailure);
      });
    },
  };
};
