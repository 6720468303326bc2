import { want as limits } from '@mall/contract/core/limits';
import {
  type WantDraft,
  type WantProblem,
  wantDay,
  wantProblems,
} from '@mall/contract/trade/purchase-request';
import { drafts, reportFailure, serverNow, toast, useMutationOf } from '@mall/platform';
import { loadRegions } from '@mall/platform/regions';
import { media, PageForm, RegionPicker, TextArea, TextButton, TextField, useForm } from '@mall/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { About } from './About.tsx';
import { beginningOf, toSend } from './draft.ts';
import { Pictures } from './Pictures.tsx';
import type { Subject } from './subject.ts';
import { usePictures } from './usePictures.ts';

type WantFormProps = {
  initial: WantDraft;
  /** Found in this browser, from an earlier visit or before a change of language. */
  kept: boolean;
  subject: Subject;
  onSent: (no: string) => void;
};

/** The whole form. The typed text is stored in this browser until it is sent. */
export function WantForm({ initial, kept, subject, onSent }: WantFormProps) {
  const { t } = useTranslation('wanting');
  const create = useMutationOf('purchaseRequest.create', {
    quiet: true,
    refreshes: ['purchaseRequest.list'],
  });
  const now = serverNow();
  const form = useForm<WantDraft, WantProblem>({
    initial,
    problems: (draft) => wantProblems(draft, now),
    say: (problem) =>
      t(`problem.${problem}`, {
        remark: limits.minRemark - 1,
        days: limits.days.most,
        most: limits.maxQuantity,
      }),
    onSubmit: async (draft) => {
      const { no } = await create.mutateAsync(toSend(draft, subject));
      drafts.write('want', null);
      onSent(no);
    },
    onFailure: reportFailure,
  });
  const { values, dirty, busy } = form;
  const pictures = usePictures(values.images, (images) => form.set({ images }));
  // The browser's storage is outside React; a reload, also into another language, restores the text.
  useEffect(() => {
    if (dirty && !busy) drafts.write('want', values);
  }, [dirty, busy, values]);
  const throwAway = () => {
    drafts.write('want', null);
    form.reset(beginningOf(now, undefined));
  };
  // The text is safe; a picture that still uploads is not.
  const wait = async () => toast.info(t('pictures.wait'));
  return (
    <Panel>
      <About subject={subject} />
      <PageForm
        form={{ ...form, submit: pictures.busy ? wait : form.submit }}
        guard={pictures.busy}
        submitLabel={t('send')}
        actions={
          <Kept>
            {t(kept || dirty ? 'kept.here' : 'kept.will')}
            {(kept || dirty) && <TextButton onClick={throwAway}>{t('kept.throwAway')}</TextButton>}
          </Kept>
        }
      >
        <Tall
          label={t('field.remark')}
          hint={t('field.remarkHint')}
          rows={5}
          counter={limits.maxRemark}
          {...form.field('remark')}
        />
        <Pictures pictures={pictures} />
        <Pair>
          <TextField
            label={t('field.quantity')}
            inputMode="numeric"
            maxLength={4}
            {...form.field('quantity')}
          />
          <TextField label={t('field.brand')} optional maxLength={60} {...form.field('brand')} />
        </Pair>
        <TextField
          label={t('field.validUntil')}
          hint={t('field.validUntilHint', { days: limits.days.most })}
          type="date"
          min={wantDay(now, 0)}
          max={wantDay(now, limits.days.most)}
          {...form.field('validUntil')}
        />
        <Pair>
          <TextField
            label={t('field.contact')}
            autoComplete="name"
            maxLength={30}
            {...form.field('contact')}
          />
          <TextField
            label={t('field.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={11}
            {...form.field('phone')}
          />
        </Pair>
        <RegionPicker
          value={values}
          onChange={form.set}
          load={loadRegions}
          errors={{
            provinceId: form.field('provinceId').error,
            cityId: form.field('cityId').error,
            districtId: form.field('districtId').error,
          }}
        />
      </PageForm>
    </Panel>
  );
}

const Panel = styled.section`
  padding: var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  ${media.phone} { padding: var(--space-4); }
`;

const Tall = styled(TextArea)`
  textarea { min-height: 136px; /* five lines */ }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 20px; /* as between the fields of a form */ }
`;

const Kept = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  color: var(--text-muted);
  font-size: var(--step--1);
`;
