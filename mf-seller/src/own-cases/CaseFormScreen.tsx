import { useQueryOf } from '@mall/platform';
import { FailedSection, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CaseForm } from './CaseForm.tsx';

/** A new design case, or with `?id=` one of the shop's own. */
export function CaseFormScreen() {
  const { t } = useTranslation('ownCases');
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
    'ownCase.detail',
    { id: id ?? '' },
    { enabled: id !== null, refetchOnWindowFocus: false },
  );
  const known = id === null || id === form.made || written.data !== undefined;
  if (!known)
    return (
      <OfficePage title={t('edit')}>
        {written.isError ? (
          <FailedSection onRetry={() => void written.refetch()} />
        ) : (
          <Skeleton kind="block" height={560} />
        )}
      </OfficePage>
    );
  return (
    <CaseForm
      key={form.key}
      written={written.data ?? null}
      onMade={(made) => {
        setForm((before) => ({ ...before, made }));
        setParams({ id: made }, { replace: true });
      }}
    />
  );
}
