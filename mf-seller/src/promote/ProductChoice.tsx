import { useQueryOf } from '@mall/platform';
import { ComboBox } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type ProductChoiceProps = { productId: string; onChoose: (id: string) => void };

/** One of the shop's visible goods, found by name or number. */
export function ProductChoice({ productId, onChoose }: ProductChoiceProps) {
  const { t } = useTranslation('promote');
  const [keyword, setKeyword] = useState('');
  const found = useQueryOf(
    'shopGoods.list',
    { state: 'onSale', keyword, size: 8 },
    { quiet: true, placeholderData: (before) => before },
  );
  const options = (found.data?.list ?? []).map(({ id, name, goodsNo }) => ({
    value: id,
    label: name,
    note: goodsNo,
  }));
  return (
    <ComboBox
      label={t('target.find')}
      placeholder={t('target.findHint')}
      options={options}
      value={productId === '' ? null : productId}
      onSearch={setKeyword}
      onChange={(id) => {
        if (id !== null) onChoose(id);
      }}
    />
  );
}
