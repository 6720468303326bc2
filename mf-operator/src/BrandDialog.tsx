import { bcp47, type Language, languageNames, languages } from '@mall/contract/core/languages';
import type { Item } from '@mall/contract/operations';
import { brandLimits } from '@mall/contract/catalog/mall-catalogue';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { TextsFields, useStale } from '@mall/office';
import { language, refresh, toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { FilterSegments } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from './ChangedNotice.tsx';
import { nameOf } from './name-of.ts';
import { PictureField } from './PictureField.tsx';

type Values = { name: Typed; logo: string | null; intro: Typed };
type Props = {
  /** The one to change; without it a new one is made. */
  brand?: Item<'mallBrand.list'>;
  readOnly: boolean;
  onClose: () => void;
};

/** Names, introduction and logo of a brand. */
export function BrandDialog({ brand, readOnly, onClose }: Props) {
  const { t } = useTranslation('brands');
  const [lang, setLang] = useState<Language>(language());
  const create = useMutationOf('mallBrand.create', { quiet: true });
  const change = useMutationOf('mallBrand.change', { quiet: true });
  const { version, theirs, onFailure } = useStale<Values>(brand?.version ?? 0);
  const form = useForm<Values, 'name'>({
    initial: { name: brand?.name ?? {}, logo: brand?.logo ?? null, intro: brand?.intro ?? {} },
    problems: ({ name }) => (isSaid(name) ? {} : { name: 'name' }),
    say: () => t('wrong.name'),
    onFailure,
    onSubmit: async (values) => {
      if (readOnly) return onClose();
      if (brand === undefined) await create.mutateAsync(values);
      else await change.mutateAsync({ ...values, id: brand.id, version });
      void refresh('mallBrand.list');
      toast.success(t(brand === undefined ? 'done.made' : 'done.changed', { name: nameOf(values.name) }));
      onClose();
    },
  });
  const { intro, logo } = form.values;
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={brand === undefined ? t('add.title') : t('edit.title', { name: nameOf(brand.name) })}
      submitLabel={readOnly ? t('close') : t(brand === undefined ? 'add.submit' : 'edit.submit')}
    >
      {readOnly && <Notice>{t('readOnly')}</Notice>}
      {theirs !== undefined && (
        <ChangedNotice name={nameOf(theirs.content.name)} onTake={() => form.set(theirs.content)} />
      )}
      <TextsFields label={t('field.name')} max={brandLimits.name} {...form.field('name')} />
      <FilterSegments
        label={t('field.introIn')}
        segments={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={lang}
        onChange={setLang}
      />
      <TextArea
        label={t('field.intro')}
        optional
        lang={bcp47[lang]}
        counter={brandLimits.intro}
        value={intro[lang] ?? ''}
        onChange={(text) => form.set({ intro: { ...intro, [lang]: text } })}
      />
      <PictureField
        label={t('field.logo')}
        hint={t('field.logoHint')}
        value={logo}
        onChange={(url) => form.set({ logo: url })}
      />
    </DialogForm>
  );
}
