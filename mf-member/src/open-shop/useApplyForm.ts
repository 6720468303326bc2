import type { Output } from '@mall/contract/operations';
import { applicationLimits as limits } from '@mall/contract/core/application';
import {
  type ApplicationDraft,
  type ApplicationProblem,
  applicationProblems,
} from '@mall/contract/seller/application-draft';
import { shopName } from '@mall/contract/core/limits';
import { refresh, toast, useKeptState, useMutationOf } from '@mall/platform';
import { useForm } from '@mall/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictures } from '../usePictures.ts';

type Mine = Output<'application.mine'>;

/** The form of an application, begun with the last one, and its picture. It survives a change of language. */
export const useApplyForm = ({ application: last }: Mine, onSent: () => void) => {
  const { t } = useTranslation('openShop');
  const [kept, keep] = useKeptState<ApplicationDraft>('openShop', {
    company: last?.company ?? '',
    contact: last?.contact ?? '',
    country: last?.country ?? '',
    storeName: last?.storeName ?? '',
    sells: last?.sells ?? '',
    licence: last?.licenceKept ?? '',
  });
  const apply = useMutationOf('application.apply', { refreshes: ['application.mine'] });
  const form = useForm<ApplicationDraft, ApplicationProblem>({
    initial: kept,
    problems: applicationProblems,
    say: (problem) => t(`problem.${problem}`, problem === 'storeName' ? shopName : boundsOf(problem)),
    onSubmit: async (values) => {
      await apply.mutateAsync(values);
      toast.success(t('sent'));
      onSent();
    },
    // The server's message is displayed already; what it refuses may have changed meanwhile.
    onFailure: () => void refresh('application.mine'),
  });
  // The reload reads the kept values from outside React, so they must be there before it.
  useEffect(() => keep(form.values), [keep, form.values]);
  const { licence } = form.values;
  const shown = licence !== '' && licence === last?.licenceKept ? last.licence : licence;
  const picture = usePictures(
    { kind: 'proof', max: 1 },
    shown === '' ? [] : [shown],
    (url) => form.set({ licence: url }),
    () => form.set({ licence: '' }),
  );
  return { form, picture };
};

const boundsOf = (problem: ApplicationProblem) =>
  problem === 'company' || problem === 'contact' || problem === 'sells' ? limits[problem] : {};
