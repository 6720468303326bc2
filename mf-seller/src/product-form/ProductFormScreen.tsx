import { useQueryOf } from '@mall/platform';
import { FailedSection, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ProductForm } from './ProductForm.tsx';

/** A new product, or with `?id=` one of the shop's own. */
export function ProductFormScreen() {
  const { t } = useTranslation('goodsForm');
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const [form, setForm] = useState<{ id: string | null; key: number; made: string | null }>({
    id,
    key: 0,
    made: null,
  });
  // The address of what was begun here changes with its first save; that is no other form.
  if (id !== form.id) setForm({ id, key: id === form.made ? form.key : form.key + 1, made: form.made });
  const goods = useQueryOf(
    'ownGoods.detail',
    { id: id ?? '' },
    { enabled: id !== null, refetchOnWindowFocus: false },
  );
  const choices = useQueryOf('ownGoods.choices', {}, { staleTime: 60_000 });
  const failed = goods.isError || choices.isError;
  const retry = () => {
    if (goods.isError) void goods.refetch();
    if (choices.isError) void choices.refetch();
  };
  const known = id === null || id === form.made || goods.data !== undefined;
  if (!known || choices.data === undefined)
    return (
      <OfficePage title={t(id === null ? 'title.add' : 'title.edit')}>
        {failed ? <FailedSection onRetry={retry} /> : <Skeleton kind="block" height={560} />}
      </OfficePage>
    );
  return (
    <ProductForm
      key={form.key}
      goods={goods.data ?? null}
      choices={choices.data}
      onMade={(made) => {
        setForm((before) => ({ ...before, made }));
        setParams({ id: made }, { replace: true });
      }}
    />
  );
}
