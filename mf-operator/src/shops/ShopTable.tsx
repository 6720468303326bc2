import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { chosenColumns, DataTable, OfficeCard, type RowAction } from '@mall/ui/office';
import { CircleSlash, Eye, History, KeyRound, ScrollText, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChosen } from '../useChosen.ts';
import { useMayOperate } from '../useMe.ts';
import { ShopBulk } from './ShopBulk.tsx';
import { shopColumns } from './shop-columns.tsx';
import { ShopTools } from './ShopTools.tsx';
import type { Shop, Shops } from './useShops.ts';

export type Doing = { what: 'state' | 'code' | 'look'; shop: Shop };
type Props = { shops: Shops; mayEdit: boolean; onDo: (doing: Doing) => void };

/** One card: search and state, the shops with their keys, pagination. */
export function ShopTable({ shops, mayEdit, onDo }: Props) {
  const { t } = useTranslation('mallShops');
  const keys = useSingleKeys();
  const mayRead = useMayOperate('audit.view');
  const mayOrders = useMayOperate('order.view');
  const { page, size, total, ask } = shops;
  const { selection, chosen } = useChosen(shops, ({ id }) => id);
  return (
    <OfficeCard flush>
      <ShopTools shops={shops} />
      <DataTable
        label={t('title')}
        columns={chosenColumns(shopColumns, shops.asked.cols)}
        rows={shops.rows}
        rowKey={({ id }) => id}
        rowName={({ name, code }) => `${name} ${code}`}
        say={(key) => t(key)}
        load={shops}
        keys={keys}
        selection={mayEdit ? selection : undefined}
        density={shops.asked.density}
        actions={(shop) => [
          ...(mayEdit ? actionsOf(shop, t, onDo) : []),
          {
            id: 'look',
            label: t('look.open'),
            icon: <Eye {...icon} />,
            run: () => onDo({ what: 'look', shop }),
          },
          ...(mayOrders ? [ordersOf(shop, t)] : []),
          ...(mayRead ? [logOf(shop, t)] : []),
        ]}
        empty={<Nothing shops={shops} />}
      />
      <ShopBulk chosen={chosen} onClear={selection.clear} />
      <KeysFoot page={page} size={size} total={total} onPage={(next) => ask({ page: next })} />
    </OfficeCard>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Say = (key: 'suspend.open' | 'reopen.open' | 'code.open' | 'log' | 'orders') => string;

const ordersOf = ({ id }: Shop, t: Say): RowAction => ({
  id: 'orders',
  label: t('orders'),
  icon: <ScrollText {...icon} />,
  to: `/operator/shopOrders?shop=${id}`,
});

const logOf = ({ id }: Shop, t: Say): RowAction => ({
  id: 'log',
  label: t('log'),
  icon: <History {...icon} />,
  to: `/operator/log?shop=${id}`,
});

const actionsOf = (shop: Shop, t: Say, onDo: Props['onDo']): RowAction[] => [
  {
    id: 'code',
    label: t('code.open'),
    icon: <KeyRound {...icon} />,
    run: () => onDo({ what: 'code', shop }),
    hotkey: 'e',
  },
  shop.state === 'open'
    ? {
        id: 'suspend',
        label: t('suspend.open'),
        icon: <CircleSlash {...icon} />,
        run: () => onDo({ what: 'state', shop }),
        danger: true,
      }
    : {
        id: 'reopen',
        label: t('reopen.open'),
        icon: <Store {...icon} />,
        run: () => onDo({ what: 'state', shop }),
      },
];

/** No shop at all yet, or none that fits and the way to see all. */
function Nothing({ shops }: { shops: Shops }) {
  const { t } = useTranslation('mallShops');
  return shops.narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('showAll'), onClick: () => shops.open('') }}
    />
  ) : (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  );
}
