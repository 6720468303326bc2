import { type AddressDraft, addressProblems } from '@mall/contract/member/address';
import { useId, useState } from 'react';
import { Button } from '../base/Button.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { focusAfter } from '../hooks/focus-after.ts';
import { usePhrases } from '../hooks/usePhrases.ts';
import { AddressForm } from './AddressForm.tsx';
import type { RegionLoader } from './RegionPicker.tsx';

export type AddressDialogProps = {
  /** The draft of the address; null closes the dialog. With an `id` it is an existing address. */
  draft: (AddressDraft & { id?: string }) | null;
  onChange: (draft: AddressDraft) => void;
  onClose: () => void;
  /** Called with a draft that has no problems. */
  onSave: () => void;
  busy?: boolean;
  loadRegions: RegionLoader;
};

/** A dialog to add or change an address. The parent holds the draft, so that it outlives the dialog. */
export function AddressDialog({ draft, onChange, onClose, onSave, busy, loadRegions }: AddressDialogProps) {
  const t = usePhrases();
  const id = useId();
  const [tried, setTried] = useState(false);
  const close = () => {
    setTried(false);
    onClose();
  };
  const problems = draft ? addressProblems(draft) : {};
  const save = () => {
    if (Object.keys(problems).length > 0)
      return focusAfter(
        () => setTried(true),
        () => document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]'),
      );
    setTried(false);
    onSave();
  };
  return (
    <Dialog
      open={draft !== null}
      onClose={busy ? () => undefined : close}
      title={draft?.id ? t('address.edit') : t('address.add')}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            {t('address.cancel')}
          </Button>
          <Button tone="primary" type="submit" form={id} busy={busy}>
            {t('address.save')}
          </Button>
        </>
      }
    >
      {draft && (
        <AddressForm
          id={id}
          value={draft}
          onChange={onChange}
          problems={problems}
          tried={tried}
          loadRegions={loadRegions}
          onSave={save}
        />
      )}
    </Dialog>
  );
}
