import { useDebouncedValue } from '@mall/office';
import { useQueryOf } from '@mall/platform';
import { media, VisuallyHidden } from '@mall/ui';
import { ComboBox } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import type { ShopOrders } from './useShopOrders.ts';

/** The shop whose orders are listed, found by name or code; who may not see shops gets there by a row. */
export function ShopChoice({ orders: { asked, ask, shop } }: { orders: ShopOrders }) {
  const { t } = useTranslation('shopsOrders');
  const may = useMayOperate('shop.view');
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim());
  // What stands in the field is the name of the chosen shop, and no search for it.
  const { data } = useQueryOf(
    'mallShop.list',
    { keyword: keyword === shop?.name ? '' : keyword, size: 8 },
    { quiet: true, enabled: may, placeholderData: (before) => before },
  );
  if (!may) return null;
  const found = data?.list ?? [];
  const options = [...(shop === null ? [] : [shop]), ...found.filter(({ id }) => id !== shop?.id)];
  return (
    <Narrow>
      <ComboBox
        label={<VisuallyHidden>{t('shop')}</VisuallyHidden>}
        placeholder={t('anyShop')}
        options={options.map(({ id, name, code }) => ({ value: id, label: name, note: code }))}
        value={asked.shop === '' ? null : asked.shop}
        onSearch={setTyped}
        onChange={(id) => ask({ shop: id ?? '' })}
      />
    </Narrow>
  );
}

/** Its label is heard alone, so that the field is as high as the others. */
const Narrow = styled.span`
  width: 190px;
  ${media.phone} { flex: 1 1 100%; width: auto; }

  > * { gap: 0; }
`;
