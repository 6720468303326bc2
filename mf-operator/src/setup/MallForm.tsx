import { settingLimits } from '@mall/contract/operator/mall-settings';
import { TextsFields, useStale } from '@mall/office';
import { toast } from '@mall/platform';
import { Notice, PageForm, TextField, useForm } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChangedNotice } from '../ChangedNotice.tsx';
import { LanguageChoice } from '../LanguageChoice.tsx';
import { nameOf } from '../name-of.ts';
import { PictureField } from '../PictureField.tsx';
import { ShadeField } from '../ShadeField.tsx';
import { contentOf, type MallProblem, type MallValues, problemsOf, valuesOf } from './mall-form.ts';
import { type Content, type Settings, useSaveSettings } from './useSettings.ts';

type Props = {
  settings: Settings;
  readOnly?: boolean;
  submitLabel: string;
  /** Beside the button. */
  actions?: ReactNode;
  onSaved?: () => void;
};

/** Name in four languages, logo, colour, languages, and what stands at the foot and in the menu of every page, with whom shoppers ask. */
export function MallForm({ settings, readOnly = false, submitLabel, actions, onSaved }: Props) {
  const { t } = useTranslation('setup');
  const save = useSaveSettings();
  const { version, theirs, onFailure } = useStale<Content>(settings.version);
  const form = useForm<MallValues, MallProblem>({
    initial: valuesOf(settings),
    problems: problemsOf,
    say: (problem) => t(`wrong.${problem}`),
    onFailure,
    onSubmit: async (values) => {
      const saved = await save.mutateAsync({ ...contentOf(values), version });
      form.reset(valuesOf(saved));
      toast.success(t('mall.saved'));
      onSaved?.();
    },
  });
  const { logo } = form.values;
  const fields = (
    <Fields disabled={readOnly}>
      {theirs !== undefined && (
        <ChangedNotice name={nameOf(theirs.content.name)} onTake={() => form.set(valuesOf(theirs.content))} />
      )}
      <TextsFields label={t('mall.name')} max={settingLimits.name} {...form.field('name')} />
      <PictureField
        label={t('mall.logo')}
        hint={t('mall.logoHint')}
        value={logo}
        onChange={(url) => form.set({ logo: url })}
      />
      <ShadeField
        label={t('mall.colour')}
        hint={t('mall.colourHint')}
        chooseLabel={t('mall.colourChoose')}
        optional
        {...form.field('colour')}
      />
      <LanguageChoice
        label={t('mall.languages')}
        hint={t('mall.languagesHint')}
        value={form.values.languages}
        onChange={(chosen) => form.set({ languages: chosen })}
        error={form.field('languages').error}
      />
      <Pair>
        <TextField
          label={t('mall.record')}
          hint={t('mall.recordHint')}
          optional
          autoComplete="off"
          maxLength={settingLimits.number}
          {...form.field('recordNumber')}
        />
        <TextField
          label={t('mall.registered')}
          optional
          autoComplete="off"
          maxLength={settingLimits.number}
          {...form.field('registeredNumber')}
        />
      </Pair>
      <Pair>
        <TextField
          label={t('mall.phone')}
          hint={t('mall.phoneHint')}
          optional
          type="tel"
          autoComplete="off"
          maxLength={settingLimits.phone}
          {...form.field('phone')}
        />
        <TextField
          label={t('mall.mail')}
          optional
          type="email"
          autoComplete="off"
          maxLength={settingLimits.mail}
          {...form.field('mail')}
        />
      </Pair>
      <TextsFields label={t('mall.hours')} max={settingLimits.hours} {...form.field('hours')} />
      <TextField
        label={t('mall.exhibition')}
        hint={t('mall.exhibitionHint')}
        optional
        type="url"
        autoComplete="off"
        maxLength={settingLimits.link}
        {...form.field('exhibitionUrl')}
      />
    </Fields>
  );
  if (readOnly)
    return (
      <>
        <Notice>{t('mall.readOnly')}</Notice>
        {fields}
      </>
    );
  return (
    <PageForm form={form} submitLabel={submitLabel} actions={actions}>
      {fields}
    </PageForm>
  );
}

const Fields = styled.fieldset`
  display: grid;
  gap: var(--space-5);
  max-width: 760px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: var(--space-4);
  align-items: start;
`;
