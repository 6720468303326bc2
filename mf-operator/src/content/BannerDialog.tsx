import { bannerLimits } from '@mall/contract/catalog/banner';
import { bcp47, type Language, languageNames, languages } from '@mall/contract/core/languages';
import { fromLocal, toLocal } from '@mall/office';
import { language, toast, useMutationOf } from '@mall/platform';
import { DialogForm, RadioGroup, TextField, useForm } from '@mall/ui';
import { FilterSegments } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LanguageChoice } from '../LanguageChoice.tsx';
import { blank, type BannerForm, formOf, problemsOf, sentOf } from './banner-form.ts';
import { BannerPreview } from './BannerPreview.tsx';
import { PictureField } from './PictureField.tsx';
import type { Banner } from './useBanners.ts';

type Props = { kind: number; banner: Banner | null; onClose: () => void };

/** A banner with its words in each language, pictures, link, period and readers. */
export function BannerDialog({ kind, banner, onClose }: Props) {
  const { t } = useTranslation('content');
  const [lang, setLang] = useState<Language>(language());
  const save = useMutationOf('platformBanner.save', { refreshes: ['platformBanner.list'] });
  const form = useForm<BannerForm, 'title' | 'picture' | 'link' | 'period'>({
    initial: banner === null ? blank : formOf(banner, toLocal),
    problems: problemsOf,
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async (values) => {
      const seen = banner === null ? {} : { id: banner.id, version: banner.version };
      await save.mutateAsync({ kind, ...seen, ...sentOf(values, fromLocal) });
      toast.success(t('done.saved'));
      onClose();
    },
    // The refusal was told; what was typed stays.
    onFailure: () => undefined,
  });
  const { values, set } = form;
  return (
    <DialogForm
      form={form}
      open
      size="large"
      onClose={onClose}
      title={t(banner === null ? 'add' : 'change')}
      submitLabel={t('save')}
    >
      <FilterSegments
        label={t('language')}
        segments={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={lang}
        onChange={setLang}
      />
      <TextField
        label={t('field.title')}
        {...form.field('title')}
        lang={bcp47[lang]}
        maxLength={bannerLimits.title}
        value={values.title[lang] ?? ''}
        onChange={(text) => set({ title: { ...values.title, [lang]: text } })}
      />
      <TextField
        label={t('field.subtitle')}
        name="subtitle"
        optional
        lang={bcp47[lang]}
        maxLength={bannerLimits.subtitle}
        value={values.subtitle[lang] ?? ''}
        onChange={(text) => set({ subtitle: { ...values.subtitle, [lang]: text } })}
      />
      <PictureField
        label={t('field.picture')}
        hint={t('field.pictureHint')}
        url={values.picture}
        error={form.field('picture').error}
        onChange={(picture) => set({ picture })}
      />
      <PictureField
        label={t('field.narrow')}
        hint={t('field.narrowHint')}
        optional
        url={values.narrow}
        onChange={(narrow) => set({ narrow })}
      />
      <RadioGroup
        label={t('field.tone')}
        look="line"
        options={(['light', 'dark'] as const).map((value) => ({ value, label: t(`tone.${value}`) }))}
        value={values.tone}
        onChange={(tone) => set({ tone })}
      />
      <BannerPreview kind={kind} lang={lang} values={values} />
      <TextField label={t('field.link')} hint={t('field.linkHint')} optional {...form.field('link')} />
      <TextField
        label={t('field.products')}
        hint={t('field.productsHint', { most: bannerLimits.products })}
        optional
        {...form.field('products')}
      />
      <Two>
        <TextField label={t('field.from')} type="datetime-local" optional {...form.field('from')} />
        <TextField label={t('field.to')} type="datetime-local" optional {...form.field('to')} />
      </Two>
      <LanguageChoice
        label={t('field.readers')}
        value={values.languages}
        onChange={(chosen) => set({ languages: chosen })}
      />
    </DialogForm>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: var(--space-2) var(--space-4);
`;
