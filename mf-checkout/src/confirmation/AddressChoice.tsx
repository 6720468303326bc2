import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyAddress } from '@mall/contract/member/address';
import { useKeptState, useMutationOf, useQueryOf } from '@mall/platform';
import { loadRegions } from '@mall/platform/regions';
import { Button, FailedSection, Notice, Skeleton } from '@mall/ui';
import { type Address, AddressPicks } from './AddressPicks.tsx';
import { Block } from '../Block.tsx';

/** Most orders go to a known address: the form is fetched on demand. */
const AddressDialog = lazy(() => import('./AddressEditor.tsx').then((m) => ({ default: m.AddressDialog })));

type Draft = typeof emptyAddress & { id?: string };
/** Gets what opens an address as a new one, to be checked and saved. */
export type SuggestAddress = (open: (address: typeof emptyAddress) => void) => ReactNode;
type AddressChoiceProps = {
  chosen: string | undefined;
  onChoose: (addressId: string) => void;
  suggestion?: SuggestAddress | undefined;
};

/** The delivery address: a known one, a new one, or a corrected one, without leaving the page. */
export function AddressChoice({ chosen, onChoose, suggestion }: AddressChoiceProps) {
  const { t } = useTranslation('checkout');
  const addresses = useQueryOf('address.list', {}, { quiet: true });
  const [draft, setDraft] = useKeptState<Draft | null>('confirm.addressDraft', null);
  const save = useMutationOf('address.save', {
    refreshes: ['address.list', 'order.previewCart', 'order.previewDirect', 'seckill.preview'],
    onSuccess: (saved) => {
      const known = new Set(addresses.data?.map(({ id }) => id));
      const added = saved.find(({ id }) => !known.has(id))?.id ?? draft?.id;
      if (added !== undefined) onChoose(added);
      setDraft(null);
    },
  });
  const add = (
    <Button
      tone="ghost"
      size="small"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => setDraft({ ...emptyAddress, isDefault: addresses.data?.length === 0 })}
    >
      {t('confirm.address.add')}
    </Button>
  );
  return (
    <Block title={t('confirm.address.title')} action={add}>
      {suggestion?.(setDraft)}
      {addresses.isPending && <Skeleton kind="block" height={96} />}
      {addresses.isError && !addresses.data && (
        <FailedSection onRetry={() => void addresses.refetch()} busy={addresses.isFetching} height={160} />
      )}
      {addresses.data?.length === 0 && <Notice tone="warning">{t('confirm.address.none')}</Notice>}
      {addresses.data && addresses.data.length > 0 && (
        <AddressPicks
          addresses={addresses.data}
          chosen={chosen}
          onChoose={onChoose}
          onEdit={(address) => setDraft(draftOf(address))}
        />
      )}
      {draft && (
        <Suspense fallback={null}>
          <AddressDialog
            draft={draft}
            onChange={(next) => setDraft({ ...next, id: draft?.id })}
            onClose={() => setDraft(null)}
            onSave={() => draft && save.mutate(draft)}
            busy={save.isPending}
            loadRegions={loadRegions}
          />
        </Suspense>
      )}
    </Block>
  );
}

const draftOf = (address: Address): Draft => {
  const { id, name, phone, provinceId, cityId, districtId, detail, isDefault } = address;
  return { id, name, phone, provinceId, cityId, districtId, detail, isDefault };
};
