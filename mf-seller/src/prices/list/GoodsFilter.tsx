import { useQueryOf } from '@mall/platform';
import { Button, Popover, SelectField } from '@mall/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { GoodsList } from './useGoods.ts';

/** Category and brand. They apply at once; the list behind shows the result. */
export function GoodsFilter({ goods }: { goods: GoodsList }) {
  const { t } = useTranslation('prices');
  return (
    <Popover
      label={t('filter.label')}
      trigger={(attributes) => (
        <Button {...attributes} size="small" icon={<Plus size={14} aria-hidden />}>
          {t('filter.label')}
        </Button>
      )}
    >
      {() => <Fields goods={goods} />}
    </Popover>
  );
}

function Fields({ goods }: { goods: GoodsList }) {
  const { t } = useTranslation('prices');
  const { data: menu } = useQueryOf('category.menu', {});
  const { data: brands } = useQueryOf('brand.list', { size: 100 });
  const any = { value: '', label: t('filter.any') };
  const categories = (menu ?? []).flatMap((top) => [
    { value: top.id, label: top.name },
    ...top.children.map((one) => ({ value: one.id, label: `– ${one.name}` })),
  ]);
  return (
    <Stack>
      <SelectField
        label={t('filter.categoryId')}
        options={[any, ...categories]}
        value={goods.asked.categoryId}
        onChange={(categoryId) => goods.ask({ categoryId })}
      />
      <SelectField
        label={t('filter.brandId')}
        options={[any, ...(brands?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
        value={goods.asked.brandId}
        onChange={(brandId) => goods.ask({ brandId })}
      />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 240px;
`;
