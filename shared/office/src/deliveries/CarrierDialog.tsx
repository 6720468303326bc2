import { Button, DialogForm, TextField, UploadField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Photos } from './Photos.tsx';
import type { Delivery } from './status.ts';
import { usePhotos } from './usePhotos.ts';
import { useStep } from './useStep.ts';

/** The carrier, the tracking number, and a photo of the receipt. */
export function CarrierDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const { t } = useTranslation('deliveries');
  const { make } = useStep();
  const [kept, setKept] = useState(delivery.receiptPhoto);
  const form = useForm({
    initial: { carrier: delivery.carrier, receiptNo: delivery.receiptNo, photo: '' },
    problems: ({ carrier, receiptNo }) => ({
      ...(carrier.trim() === '' ? { carrier: 'carrier' as const } : {}),
      ...(receiptNo.trim() === '' ? { receiptNo: 'receiptNo' as const } : {}),
    }),
    say: (problem: 'carrier' | 'receiptNo') => t(`move.missing.${problem}`),
    onSubmit: async ({ carrier, receiptNo, photo }) => {
      const taken = delivery.receiptPhoto !== null && kept === null;
      const receiptPhoto = photo === '' && !taken ? {} : { receiptPhoto: photo };
      if ((await make(delivery, { carrier, receiptNo, ...receiptPhoto })) !== undefined) onClose();
    },
  });
  const photo = usePhotos(form.values.photo === '' ? [] : [form.values.photo], ([url = '']) =>
    form.set({ photo: url }),
  );
  return (
    <DialogForm form={form} open onClose={onClose} title={t('editCarrier')} submitLabel={t('save')}>
      <TextField label={t('carrier')} maxLength={40} {...form.field('carrier')} />
      <TextField label={t('receiptNo')} maxLength={40} {...form.field('receiptNo')} />
      {kept === null ? (
        <UploadField label={t('receiptPhoto')} optional max={1} {...photo.field} />
      ) : (
        <div>
          <Photos photos={[kept]} of={t('receiptPhoto')} />
          <Button size="small" onClick={() => setKept(null)}>
            {t('removePhoto')}
          </Button>
        </div>
      )}
    </DialogForm>
  );
}
