import { bcp47, type Language, languageNames, languages } from '@mall/contract/core/languages';
import { upload } from '@mall/contract/core/limits';
import { brandLimits } from '@mall/contract/catalog/mall-catalogue';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import {
  ApiError,
  language,
  refresh,
  reportFailure,
  toast,
  uploadPicture,
  useMutationOf,
} from '@mall/platform';
import { DialogForm, Notice, TextArea, TextField, UploadField, useForm, usePictureList } from '@mall/ui';
import { FilterSegments } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnBrand } from './useOwnBrands.ts';

type BrandDialogProps = { brand: OwnBrand | null; readOnly: boolean; onClose: () => void };
type Values = { name: Typed; logo: string | null; intro: Typed; sort: string };
type Problem = 'name' | 'sort';

/** A brand with a name and a sort order (spec §5); saving it sends it to review. */
export function BrandDialog({ brand, readOnly, onClose }: BrandDialogProps) {
  const { t } = useTranslation('ownBrands');
  const { t: say } = useTranslation('drafts');
  const [lang, setLang] = useState<Language>(language());
  const create = useMutationOf('ownBrand.create', { quiet: true });
  const save = useMutationOf('ownBrand.save', { quiet: true });
  const form = useForm<Values, Problem>({
    initial: {
      name: brand?.content.name ?? {},
      logo: brand?.content.logo ?? null,
      intro: brand?.content.intro ?? {},
      sort: String(brand?.content.sort ?? 0),
    },
    problems: ({ name, sort }) => ({
      ...(isSaid(name) ? {} : { name: 'name' as const }),
      ...(/^\d{1,4}$/.test(sort.trim()) ? {} : { sort: 'sort' as const }),
    }),
    say: (problem) => t(`problem.${problem}`, { max: brandLimits.maxSort }),
    onFailure: (error) => {
      // A newer version is fetched; the typed text stays in the dialog until it is closed.
      if (error instanceof ApiError && error.msgKey === 'goods.changedElsewhere')
        void refresh('ownBrand.list');
      reportFailure(error);
    },
    onSubmit: async ({ sort, ...values }) => {
      const content = { ...values, sort: Number(sort) };
      if (brand === null) await create.mutateAsync(content);
      else await save.mutateAsync({ ...content, id: brand.id, version: brand.version });
      void refresh('ownBrand.list');
      toast.success(t('done.sent'));
      onClose();
    },
  });
  const { values } = form;
  const logo = usePictureList({
    urls: values.logo === null ? [] : [values.logo],
    store: async (file, onProgress) => (await uploadPicture(file, 'product', { onProgress })).url,
    onStored: (url) => form.set({ logo: url }),
    onRemoved: () => form.set({ logo: null }),
    say: (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  });
  const { error, onBlur } = form.field('name');
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(brand === null ? 'add' : 'action.edit')}
      submitLabel={t('send')}
    >
      {readOnly && <Notice tone="info">{say('noRight')}</Notice>}
      {brand?.state === 'rejected' && (
        <Notice tone="danger">{t('rejected', { reason: brand.reason ?? '' })}</Notice>
      )}
      {brand?.live && <Notice tone="info">{t('liveStays')}</Notice>}
      <FilterSegments
        label={t('languages')}
        segments={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={lang}
        onChange={setLang}
      />
      <TextField
        label={t('field.name')}
        name="name"
        lang={bcp47[lang]}
        maxLength={brandLimits.name}
        placeholder={Object.values(values.name).find((text) => text.trim() !== '')}
        value={values.name[lang] ?? ''}
        onChange={(text) => form.set({ name: { ...values.name, [lang]: text } })}
        onBlur={onBlur}
        error={error}
      />
      <TextField
        label={t('field.sort')}
        hint={t('field.sortHint')}
        inputMode="numeric"
        {...form.field('sort')}
      />
      <TextArea
        label={t('field.intro')}
        optional
        lang={bcp47[lang]}
        counter={brandLimits.intro}
        value={values.intro[lang] ?? ''}
        onChange={(text) => form.set({ intro: { ...values.intro, [lang]: text } })}
      />
      <UploadField
        label={t('field.logo')}
        optional
        max={1}
        maxBytes={upload.maxBytes}
        items={logo.items}
        onAdd={logo.add}
        onRemove={logo.remove}
        onRetry={logo.retry}
        onRefuse={() => toast.error(t('problem.logo', { max: upload.maxBytes / (1024 * 1024) }))}
      />
    </DialogForm>
  );
}
