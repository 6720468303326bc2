import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyAddress, type AddressDraft } from '@mall/contract/member/address';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadRegions } from '@mall/platform/regions';
import {
  AddressDialog,
  Button,
  DialogForm,
  FailedSection,
  Notice,
  RadioGroup,
  Skeleton,
  useForm,
} from '@mall/ui';
import { addressChanges, refreshLate } from './address-changes.ts';

type ChangeAddressProps = { orderId: string; onClose: () => void };

/** Sends an order to another of the buyer's addresses, or to a new one, which is saved among them. */
export function ChangeAddress({ orderId, onClose }: ChangeAddressProps) {
  const { t } = useTranslation('member');
  const addresses = useQueryOf('address.list', {}, { quiet: true });
  const [draft, setDraft] = useState<AddressDraft | null>(null);
  const change = useMutationOf('order.changeAddress', {
    refreshes: addressChanges,
    onSuccess: () => {
      toast.success(t('detail.change.done'));
      onClose();
    },
    onError: refreshLate,
  });
  const form = useForm({
    initial: { addressId: '' },
    problems: ({ addressId }) => (addressId === '' ? { addressId: 'missing' as const } : {}),
    say: () => t('detail.change.missing'),
    onSubmit: ({ addressId }) => change.mutateAsync({ id: orderId, addressId }).catch(() => undefined),
  });
  const save = useMutationOf('address.save', {
    refreshes: ['address.list'],
    onSuccess: (saved) => {
      const known = new Set(addresses.data?.map(({ id }) => id));
      form.set({ addressId: saved.find(({ id }) => !known.has(id))?.id ?? '' });
      setDraft(null);
    },
  });
  const { value, onChange, error } = form.field('addressId');
  return (
    <>
      <DialogForm
        form={form}
        open={draft === null}
        onClose={onClose}
        title={t('detail.change.title')}
        submitLabel={t('detail.change.submit')}
      >
        <Notice>{t('detail.change.same')}</Notice>
        {addresses.isPending && <Skeleton kind="block" height={160} />}
        {addresses.isError && !addresses.data && (
          <FailedSection onRetry={() => void addresses.refetch()} busy={addresses.isFetching} height={160} />
        )}
        {addresses.data?.length === 0 && <p>{t('detail.change.none')}</p>}
        {addresses.data !== undefined && addresses.data.length > 0 && (
          <RadioGroup
            label={t('detail.change.choose')}
            name="addressId"
            options={addresses.data.map(({ id, name, phone, province, city, district, detail }) => ({
              value: id,
              label: `${name} ${phone}`,
              note: [province, city, district, detail].join(' '),
            }))}
            value={value}
            onChange={onChange}
            error={error}
          />
        )}
        <div>
          <Button
            icon={<Plus size={16} aria-hidden />}
            onClick={() => setDraft({ ...emptyAddress, isDefault: addresses.data?.length === 0 })}
          >
            {t('detail.change.add')}
          </Button>
        </div>
      </DialogForm>
      <AddressDialog
        draft={draft}
        onChange={setDraft}
        onClose={() => setDraft(null)}
        onSave={() => draft && save.mutate(draft)}
        busy={save.isPending}
        loadRegions={loadRegions}
      />
    </>
  );
}
