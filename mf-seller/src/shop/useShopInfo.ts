import { shopBanner, shopName, shopText } from '@mall/contract/core/limits';
import type { ShopProblem } from '@mall/contract/seller/shop-draft';
import { keepForm, takeKept, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { useForm } from '@mall/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, draftOf, draftProblems, fieldsOf, type Profile, rejectedDraft } from './draft.ts';

/** The live version of the shop's profile and the wanted one. */
export const useProfile = () => {
  const { data, isError, refetch } = useQueryOf('shop.profile', {}, { refetchOnWindowFocus: false });
  return { profile: data, failed: isError && data === undefined, retry: () => void refetch() };
};

/**
 * The form of one profile: the typed values, sending to review, withdrawing, correcting a rejected change.
 */
export const useShopForm = (profile: Profile) => {
  const { t } = useTranslation('shopInfo');
  const update = useMutationOf('shop.update', { refreshes: ['shop.profile'] });
  const live = draftOf(profile);
  const [kept] = useState(() => takeKept('shopInfo'));
  const form = useForm<Draft, ShopProblem>({
    initial: live,
    problems: draftProblems,
    say: (problem) => t(`problem.${problem}`, limitsOf[problem]),
    // Refusals are reported where the answers arrive; the typed values stay.
    onFailure: () => undefined,
    onSubmit: async (values) => {
      const { change } = await update.mutateAsync(fieldsOf(values));
      toast.success(t(change.status === 'withdrawn' ? 'withdrawn' : 'sent'));
    },
  });
  useKept(form.values, kept, (values) => form.set(values));
  const withdraw = () =>
    update.mutate(
      { withdraw: true },
      {
        onSuccess: () => {
          form.reset(draftOf({ ...profile, change: null }));
          toast.success(t('withdrawn'));
        },
      },
    );
  return {
    form,
    withdraw,
    withdrawing: update.isPending && !form.busy,
    discard: () => form.reset(live),
    takeUp: () => form.set(rejectedDraft(profile)),
  };
};

export type ShopForm = ReturnType<typeof useShopForm>;

const limitsOf: Record<ShopProblem, Readonly<Record<string, number>>> = {
  'shop.nameLength': shopName,
  'shop.sloganLength': { max: shopText.slogan },
  'shop.phoneForm': {},
  'shop.addressLength': { max: shopText.address },
  'shop.linkForm': {},
  'shop.tooManyBanners': { max: shopBanner.most },
};

/** The typed values survive a change of language. */
const useKept = (values: Draft, kept: unknown, restore: (values: Draft) => void): void => {
  const latest = useRef(values);
  latest.current = values;
  // The page reads the form from outside React before it reloads, and fills it again once after that.
  useEffect(() => {
    if (isDraft(kept)) restore(kept);
    return keepForm('shopInfo', () => latest.current);
    // oxlint-disable-next-line exhaustive-deps -- once, with what was kept when the form came
  }, []);
};

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'storeName' in kept &&
  'banners' in kept &&
  Array.isArray(kept.banners);
