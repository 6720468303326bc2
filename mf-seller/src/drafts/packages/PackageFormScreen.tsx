import { FormWaits, useFormAddress } from '@mall/office/drafts';
import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { PackageForm } from './PackageForm.tsx';

/** A new package, or with `?id=` one of the shop's own. */
export function PackageFormScreen() {
  const { t } = useTranslation('ownPackages');
  const { id, key, isNew, asking, onMade } = useFormAddress();
  const own = useQueryOf('ownPackage.detail', { id: id ?? '' }, asking);
  const categories = useQueryOf('ownPackage.categories', {}, { staleTime: 60_000 });
  if ((!isNew && own.data === undefined) || categories.data === undefined)
    return <FormWaits title={t(id === null ? 'form.add' : 'form.edit')} on={[own, categories]} />;
  return <PackageForm key={key} written={own.data ?? null} categories={categories.data} onMade={onMade} />;
}
