import { api, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useUndoToast } from '../useUndoToast.tsx';
import type { Side } from './order.ts';
import { showOrder } from './shown.ts';

/** Notes about an order, of those who sell it. A new one can be undone within eight seconds, one's own at any time. */
export const useNotes = (of: Side, orderId: string) => {
  const { t } = useTranslation('orderParts');
  const undoToast = useUndoToast();
  const remove = async (id: string): Promise<void> => {
    showOrder(of, await api(`${of}Order.removeNote`, { id }));
    toast.success(t('note.removed'));
  };
  return {
    remove,
    /** Throws the server's refusal. */
    add: async (text: string): Promise<void> => {
      const order = await api(`${of}Order.addNote`, { id: orderId, text });
      showOrder(of, order);
      const added = order.notes.findLast(({ mine }) => mine);
      undoToast(t('note.saved'), t('undo'), () => {
        if (added) void remove(added.id).catch(reportFailure);
      });
    },
  };
};
