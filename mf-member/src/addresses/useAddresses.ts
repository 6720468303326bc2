import { useTranslation } from 'react-i18next';
import { type AddressDraft, emptyAddress } from '@mall/contract/member/address';
import type { Output } from '@mall/contract/operations';
import { common, toast, useKeptState, useMutationOf, useQueryOf } from '@mall/platform';

export type Address = Output<'address.list'>[number];
export type Draft = AddressDraft & { id?: string };

const stale = ['address.list', 'order.previewCart', 'order.previewDirect'] as const;

/** The addresses, the draft of one, and their actions. The draft survives a change of language. */
export const useAddresses = () => {
  const { t } = useTranslation('member');
  const addresses = useQueryOf('address.list', {}, { quiet: true });
  const [draft, setDraft] = useKeptState<Draft | null>('addresses.draft', null);
  const save = useMutationOf('address.save', { refreshes: stale });
  const remove = useMutationOf('address.remove', { refreshes: stale });

  return {
    addresses,
    draft,
    saving: save.isPending,
    add: () => setDraft({ ...emptyAddress, isDefault: addresses.data?.length === 0 }),
    edit: (address: Address) => setDraft(draftOf(address)),
    change: (next: AddressDraft) => setDraft({ ...next, id: draft?.id }),
    close: () => setDraft(null),
    save: () => {
      if (!draft) return;
      const words = common(draft.id ? 'done.modified' : 'done.added');
      save.mutate(draft, {
        onSuccess: () => {
          setDraft(null);
          toast.success(words);
        },
      });
    },
    makeDefault: (address: Address) =>
      save.mutate(
        { ...draftOf(address), isDefault: true },
        { onSuccess: () => toast.success(common('done.modified')) },
      ),
    /** Removed at once; the toast restores it as it was, with a new id. */
    remove: (address: Address) => {
      const { id: _gone, ...again } = draftOf(address);
      const undo = { label: t('addresses.undo'), run: () => save.mutate(again) };
      remove.mutate({ id: address.id }, { onSuccess: () => toast.success(common('done.deleted'), undo) });
    },
  };
};

const draftOf = (address: Address): Draft => {
  const { id, name, phone, provinceId, cityId, districtId, detail, isDefault } = address;
  return { id, name, phone, provinceId, cityId, districtId, detail, isDefault };
};
