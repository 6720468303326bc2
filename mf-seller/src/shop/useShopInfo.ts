import { reportFailure, toast, uploadPicture, useMutationOf, useQueryOf } from '@mall/platform';
import { useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, draftOf, draftProblems, fieldsOf, type Problem, type Profile } from './draft.ts';

/** The shop's profile as it is live and as it is wanted. */
export const useProfile = () => {
  const { data, isError, refetch } = useQueryOf('shop.profile', {}, { refetchOnWindowFocus: false });
  return { profile: data, failed: isError && data === undefined, retry: () => void refetch() };
};

/** The form of one profile: what was typed, uploads, sending to review, taking back. */
export const useShopForm = (profile: Profile) => {
  const { t } = useTranslation('seller');
  const update = useMutationOf('shop.update', { refreshes: ['shop.profile'] });
  const [uploading, setUploading] = useState(false);
  const form = useForm<Draft, Problem>({
    initial: draftOf(profile),
    problems: draftProblems,
    say: (problem) => t(`shop.problem.${problem}`),
    onFailure: () => undefined,
    onSubmit: async (values) => {
      await update.mutateAsync(fieldsOf(values));
      form.reset(values);
      toast.success(t('shop.sent'));
    },
  });
  const withdraw = () =>
    update.mutate(
      { withdraw: true },
      {
        onSuccess: () => {
          form.reset(draftOf({ ...profile, change: null }));
          toast.success(t('shop.withdrawn'));
        },
      },
    );
  /** Stores a picture and gives its address; a refusal is told and nothing changes. */
  const upload = async (file: File, kind: 'logo' | 'banner'): Promise<string | undefined> => {
    setUploading(true);
    try {
      return (await uploadPicture(file, kind)).url;
    } catch (error) {
      reportFailure(error);
      return undefined;
    } finally {
      setUploading(false);
    }
  };
  return { form, upload, uploading, withdraw, withdrawing: update.isPending };
};

export type ShopForm = ReturnType<typeof useShopForm>;
