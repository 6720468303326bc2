import type { Item } from '@mall/contract/operations';
import { officeWant } from '@mall/contract/trade/purchase-request-office';
import type { Handing } from '@mall/office/wants';
import { refresh, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { ComboBox } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useChoosing } from '../useChoosing.ts';

/** Hands a request to a shop that is open, with a message that the shop alone reads. */
export function HandDialog({ want, onClose, onHanded }: Handing) {
  const { t } = useTranslation('wants');
  const shops = useOpenShops();
  const { mutateAsync } = useMutationOf('platformWant.hand', {
    // Refused too: then a colleague did something meanwhile.
    onSettled: () => {
      for (const old of ['platformWant.detail', 'platformWant.list', 'operator.start'] as const)
        void refresh(old);
    },
  });
  const form = useForm<{ shopId: string; note: string }, 'missing'>({
    initial: { shopId: '', note: '' },
    problems: ({ shopId }) => (shopId === '' ? { shopId: 'missing' } : {}),
    say: () => t('hand.choose'),
    onSubmit: async ({ shopId, note }) => {
      const seenQuote = want.quotes.find(({ state }) => state === 'sent')?.id ?? '';
      const done = await mutateAsync({ id: want.id, shopId, note: note.trim(), seenQuote }).then(
        () => true,
        () => false,
      );
      if (!done) return;
      toast.success(t('did.handed', { shop: shops.chosen?.name ?? '' }));
      onHanded();
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
        onChange={(id) => {
          shops.choose(id);
          onChange(id ?? '');
        }}
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

/** The open shops of a name or code, and the one that was chosen. */
const useOpenShops = () => {
  const { keyword, among } = useChoosing<Item<'mallShop.list'>>();
  const { data } = useQueryOf(
    'mallShop.list',
    { keyword, state: 'open', size: 8 },
    { placeholderData: (before) => before },
  );
  return among(data?.list ?? []);
};
