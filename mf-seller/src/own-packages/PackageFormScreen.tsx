import { useQueryOf } from '@mall/platform';
import { FailedSection, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PackageForm } from './PackageForm.tsx';

/** A new package, or with `?id=` one of the shop's own. */
export function PackageFormScreen() {
  const { t } = useTranslation('ownPackages');
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const [form, setForm] = useState<{ id: string | null; key: number; made: string | null }>({
    id,
    key: 0,
    made: null,
  });
  // The address of what was begun here changes with its first save; that is no other form.
  if (id !== form.id) setForm({ id, key: id === form.made ? form.key : form.key + 1, made: form.made });
  const written = useQueryOf(
    'ownPackage.detail',
    { id: id ?? '' },
    { enabled: id !== null, refetchOnWindowFocus: false },
  );
  const categories = useQueryOf('ownPackage.categories', {}, { staleTime: 60_000 });
  const failed = written.isError || categories.isError;
  const retry = () => {
    if (written.isError) void written.refetch();
    if (categories.isError) void categories.refetch();
  };
  const known = id === null || id === form.made || written.data !== undefined;
  if (!known || categories.data === undefined)
    return (
      <OfficePage title={t(id === null ? 'form.add' : 'form.edit')}>
        {failed ? <FailedSection onRetry={retry} /> : <Skeleton kind="block" height={560} />}
      </OfficePage>
    );
  return (
    <PackageForm
      key={form.key}
      written={written.data ?? null}
      categories={categories.data}
      onMade={(made) => {
        setForm((before) => ({ ...before, made }));
        setParams({ id: made }, { replace: true });
      }}
    />
  );
}
