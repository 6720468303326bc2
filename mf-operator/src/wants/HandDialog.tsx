import { officeWant } from '@mall/contract/trade/purchase-request-office';
import { useDebouncedValue } from '@mall/office';
import type { Want } from '@mall/office/wants';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { ComboBox } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Hands a request to a shop that is open, with a message that the shop alone reads. */
export function HandDialog({ want, onClose }: { want: Want; onClose: () => void }) {
  const { t } = useTranslation('wants');
  const navigate = useNavigate();
  const shops = useOpenShops();
  const { mutateAsync } = useMutationOf('platformWant.hand', {
    refreshes: ['platformWant.list', 'platformWant.detail', 'operator.start'],
  });
  const form = useForm<{ shopId: string; note: string }, 'missing'>({
    initial: { shopId: '', note: '' },
    problems: ({ shopId }) => (shopId === '' ? { shopId: 'missing' } : {}),
    say: () => t('hand.choose'),
    onSubmit: async ({ shopId, note }) => {
      const name = shops.found.find(({ id }) => id === shopId)?.name ?? '';
      const done = await mutateAsync({ id: want.id, shopId, note: note.trim() }).then(
        () => true,
        () => false,
      );
      if (!done) return;
      toast.success(t('did.handed', { shop: name }));
      void navigate('/operator/wants');
    },
  });
  const { value, error, onChange } = form.field('shopId');
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('hand.title', { no: want.no })}
      submitLabel={t('hand.submit')}
    >
      <Notice tone="info">{t(want.member ? 'hand.told' : 'hand.notTold')}</Notice>
      {want.stage === 'quoted' && <Notice tone="warning">{t('hand.offerGoes')}</Notice>}
      <ComboBox
        label={t('hand.shop')}
        placeholder={t('hand.find')}
        error={error}
        options={shops.found.map(({ id, name, code }) => ({ value: id, label: name, note: code }))}
        value={value === '' ? null : value}
        onSearch={shops.search}
        onChange={(id) => onChange(id ?? '')}
      />
      <TextArea
        label={t('hand.note')}
        hint={t('hand.noteHint')}
        optional
        rows={3}
        counter={officeWant.maxNote}
        {...form.field('note')}
      />
    </DialogForm>
  );
}

/** The open shops of a name or code, and the one that was chosen, whose name stands in the field then. */
const useOpenShops = () => {
  const [typed, search] = useState('');
  const keyword = useDebouncedValue(typed.trim());
  const { data } = useQueryOf(
    'mallShop.list',
    { keyword, state: 'open', size: 8 },
    { placeholderData: (before) => before },
  );
  return { found: data?.list ?? [], search };
};
