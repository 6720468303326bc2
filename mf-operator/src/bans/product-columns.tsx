import { bcp47 } from '@mall/contract/core/languages';
import { Identity } from '@mall/office';
import { Cells, type Column, StatusPill } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ShopProduct } from './useShopProducts.ts';

export const productColumns: readonly Column<ShopProduct, ParseKeys<'mallBans'>>[] = [
  {
    id: 'name',
    header: 'column.name',
    cell: ({ image, name, contentLang, goodsNo }) => (
      <Identity image={image}>
        <span lang={bcp47[contentLang]}>{Cells.text(name, goodsNo)}</span>
      </Identity>
    ),
  },
  {
    id: 'shop',
    header: 'column.shop',
    cell: ({ shop }) => Cells.text(shop?.name ?? null),
    width: '200px',
    card: 'line',
  },
  {
    id: 'sale',
    header: 'column.sale',
    cell: (row) => <Sale {...row} />,
    width: '140px',
    card: 'aside',
  },
  {
    id: 'reason',
    header: 'column.reason',
    cell: ({ ban }) => (ban === null ? Cells.text(null) : <Why {...ban} />),
    width: '300px',
    card: 'line',
  },
  {
    id: 'since',
    header: 'column.since',
    align: 'end',
    cell: ({ ban }) => (ban === null ? Cells.text(null) : Cells.dateTime(ban.at)),
    width: '150px',
    wideOnly: true,
  },
];

function Sale({ ban, onSale }: ShopProduct) {
  const { t } = useTranslation(['mallBans', 'drafts']);
  if (ban !== null) return <StatusPill tone="bad">{t('drafts:ban.pill')}</StatusPill>;
  return <StatusPill tone={onSale ? 'good' : 'neutral'}>{t(onSale ? 'sale.on' : 'sale.off')}</StatusPill>;
}

function Why({ reason, text }: NonNullable<ShopProduct['ban']>) {
  const { t } = useTranslation('drafts');
  return Cells.text(t(`ban.reason.${reason}`), text);
}
