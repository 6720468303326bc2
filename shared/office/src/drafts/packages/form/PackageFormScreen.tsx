import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { FormWaits } from '../../FormWaits.tsx';
import { useFormAddress } from '../../useFormAddress.ts';
import type { PackageKind } from '../package-kind.ts';
import { PackageForm } from './PackageForm.tsx';

/** A new package, or with `?id=` one of the seller's own. */
export function PackageFormScreen({ kind }: { kind: PackageKind }) {
  const { t } = useTranslation('ownPackages');
  const { id, key, isNew, asking, onMade } = useFormAddress();
  const own = useQueryOf(`${kind.of}.detail`, { id: id ?? '' }, asking);
  const categories = useQueryOf(`${kind.of}.categories`, {}, { staleTime: 60_000 });
  if ((!isNew && own.data === undefined) || categories.data === undefined)
    return <FormWaits title={t(id === null ? 'form.add' : 'form.edit')} on={[own, categories]} />;
  return (
    <PackageForm
      key={key}
      kind={kind}
      written={own.data ?? null}
      categories={categories.data}
      onMade={onMade}
    />
  );
}
