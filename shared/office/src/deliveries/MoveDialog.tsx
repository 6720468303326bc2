import { dayMs } from '@mall/contract/core/time';
import { type ApiError, serverNow, useQueryOf } from '@mall/platform';
import { DialogForm, Notice, TextArea, TextField, UploadField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from './desk.ts';
import { fromLocal, toLocal } from '../moments.ts';
import type { Movable } from './movable.ts';
import { usePhotos } from './usePhotos.ts';

/** The steps that need input: the carrier, or the time of the visit. */
export type Planned = 'depart' | 'install' | 'retry';
type MoveDialogProps = {
  row: Movable;
  move: Planned;
  onTake: (
    more: {
      carrier?: string;
      receiptNo?: string;
      receiptPhoto?: string;
      addressVersion?: number;
      visitAt?: string;
      note: string;
    },
    onRefused: (why: ApiError) => void,
  ) => Promise<void>;
  onClose: () => void;
};

/** Asks for the input of a step before taking it; the buyer is notified at once. */
export function MoveDialog({ row, move, onTake, onClose }: MoveDialogProps) {
  const { t } = useTranslation('deliveries');
  const { of } = useDesk();
  const leaves = move === 'depart';
  // The goods have the address that was known when this opened, until the person is shown that it has changed.
  const [changed, setChanged] = useState(false);
  const { data: now } = useQueryOf(`${of}.show`, { id: row.id }, { enabled: changed });
  const { addressVersion } = (changed ? now : undefined) ?? row;
  const form = useForm({
    initial: {
      carrier: row.carrier,
      receiptNo: row.receiptNo,
      receiptPhoto: '',
      visitAt: toLocal(new Date(serverNow() + dayMs).toISOString()),
      note: '',
    },
    problems: ({ carrier, receiptNo, visitAt }) => ({
      ...(leaves && carrier.trim() === '' ? { carrier: 'carrier' as const } : {}),
      ...(leaves && receiptNo.trim() === '' ? { receiptNo: 'receiptNo' as const } : {}),
      ...(!leaves && fromLocal(visitAt) === null ? { visitAt: 'visitAt' as const } : {}),
    }),
    say: (problem: 'carrier' | 'receiptNo' | 'visitAt') => t(`move.missing.${problem}`),
    onSubmit: ({ carrier, receiptNo, receiptPhoto, visitAt, note }) =>
      onTake(
        leaves
          ? { carrier, receiptNo, ...(receiptPhoto === '' ? {} : { receiptPhoto }), addressVersion, note }
          : { visitAt: fromLocal(visitAt) ?? '', note },
        ({ msgKey }) => setChanged((was) => was || msgKey === 'order.addressChanged'),
      ),
  });
  const photo = usePhotos(form.values.receiptPhoto === '' ? [] : [form.values.receiptPhoto], ([url = '']) =>
    form.set({ receiptPhoto: url }),
  );
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(`move.title.${move}`, { no: row.orderNo })}
      submitLabel={t(`moves.${move}`)}
    >
      <Notice tone="info">{t(`move.told.${move}`)}</Notice>
      {changed && now && (
        <Notice tone="warning" role="alert">
          {t('move.addressNow', { address: `${now.customer} ${now.phone} ${now.address}` })}
        </Notice>
      )}
      {leaves ? (
        <>
          <TextField label={t('carrier')} maxLength={40} {...form.field('carrier')} />
          <TextField label={t('receiptNo')} maxLength={40} {...form.field('receiptNo')} />
          <UploadField label={t('receiptPhoto')} optional max={1} {...photo.field} />
        </>
      ) : (
        <TextField label={t('visitAt')} type="datetime-local" {...form.field('visitAt')} />
      )}
      <TextArea
        label={t('note')}
        optional
        hint={t('move.noteHint')}
        maxLength={200}
        {...form.field('note')}
      />
    </DialogForm>
  );
}
