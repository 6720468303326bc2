import { toast, useSingleKeys } from '@mall/platform';
import { UndoLabel } from '@mall/ui/office';

/** Tells what was done, and takes it back for eight seconds: by a click, or by Z. */
export const useUndoToast = () => {
  const keys = useSingleKeys();
  return (text: string, label: string, undo: () => void): void =>
    toast.success(text, { label: <UndoLabel keys={keys}>{label}</UndoLabel>, run: undo });
};
