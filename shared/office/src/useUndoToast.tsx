import { toast, useSingleKeys } from '@mall/platform';
import { UndoLabel } from '@mall/ui/office';

/** Confirms an action, and undoes it for eight seconds: by a click, or by Z. */
export const useUndoToast = () => {
  const keys = useSingleKeys();
  return (text: string, label: string, undo: () => void): void =>
    toast.success(text, { label: <UndoLabel keys={keys}>{label}</UndoLabel>, run: undo });
};
