import { useQueryOf } from '@mall/platform';
import { SelectField } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { enterOffice } from '../office.ts';

/** The current shop, for a user who works for several. */
export function ShopChoice({ basename }: { basename: string }) {
  const { t } = useTranslation('seller');
  const { data } = useQueryOf('staff.shops', {}, { quiet: true });
  const shops = data?.list ?? [];
  if (shops.length < 2) return null;
  return (
    <SelectField
      label={t('switchShop')}
      value={shops.find(({ active }) => active)?.id ?? ''}
      options={shops.map(({ id, storeName }) => ({ value: id, label: storeName }))}
      onChange={(id) => {
        if (id !== '') enterOffice(id, basename);
      }}
    />
  );
}
