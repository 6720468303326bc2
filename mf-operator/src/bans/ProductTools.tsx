import { banReasons } from '@mall/contract/catalog/product-ban';
import { useSavedViews } from '@mall/office';
import { media, SelectField } from '@mall/ui';
import { FilterSegments, ListSearch, TableLook, Toolbar, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ShopChoice } from '../ShopChoice.tsx';
import { productColumns } from './product-columns.tsx';
import { banned, type ShopProducts } from './useShopProducts.ts';

/** Search, ban, reason, shop, columns and views: all of it in the address. */
export function ProductTools({ products }: { products: ShopProducts }) {
  const { t } = useTranslation(['mallBans', 'drafts']);
  const { asked, ask } = products;
  return (
    <Toolbar>
      <ListSearch
        label={t('find')}
        keyword={asked.keyword}
        onSearch={(keyword) => ask({ keyword: keyword.trim() })}
      />
      <FilterSegments
        label={t('drafts:ban.filter')}
        segments={banned.map((value) => ({ value, label: t(`banned.${value}`) }))}
        value={asked.banned}
        onChange={(value) => ask({ banned: value })}
      />
      <Reason
        label={t('column.reason')}
        hideLabel
        value={asked.reason === 'all' ? '' : asked.reason}
        empty={t('anyReason')}
        options={banReasons.map((value) => ({ value, label: t(`drafts:ban.reason.${value}`) }))}
        onChange={(value) => ask({ reason: banReasons.find((one) => one === value) ?? 'all' })}
      />
      <ShopChoice
        label={t('column.shop')}
        placeholder={t('anyShop')}
        value={asked.shop}
        shop={products.shop}
        onChange={(shop) => ask({ shop })}
      />
      <TableLook columns={productColumns} list={products} say={(key) => t(key)} />
      <ViewMenu
        views={[
          { id: 'all', name: t('banned.all'), query: '' },
          { id: 'banned', name: t('banned.yes'), query: 'banned=yes' },
        ]}
        {...useSavedViews('operator.shopProducts', products)}
      />
    </Toolbar>
  );
}

const Reason = styled(SelectField)`
  width: 190px;
  ${media.phone} { flex: 1 1 140px; width: auto; }
`;
