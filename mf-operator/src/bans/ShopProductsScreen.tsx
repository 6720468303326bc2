import { KeysFoot } from '@mall/office';
import { BatchReport, useBatch } from '@mall/office/batch';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { BulkBar, chosenColumns, DataTable, OfficeCard, OfficePage, useSelection } from '@mall/ui/office';
import { Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BanButtons } from '../BanButtons.tsx';
import { BanDialog } from '../BanDialog.tsx';
import { refreshBans, useBanActs } from '../useBanActs.ts';
import { useMayOperate } from '../useMe.ts';
import { productColumns } from './product-columns.tsx';
import { ProductTools } from './ProductTools.tsx';
import { type ShopProduct, type ShopProducts, useShopProducts } from './useShopProducts.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What shops sell, and which of it the mall has banned. */
export function ShopProductsScreen() {
  const { t } = useTranslation(['mallBans', 'operator', 'drafts']);
  const keys = useSingleKeys();
  const products = useShopProducts();
  const mayBan = useMayOperate('catalogue.edit');
  const acts = useBanActs<ShopProduct>();
  const { batch, start, stop, close } = useBatch<ShopProduct>(refreshBans, ({ name }) => name);
  const [asking, setAsking] = useState<ShopProduct>();
  const { page, size, total, more, rows, ask } = products;
  const selection = useSelection(
    `${products.scope}&page=${page}`,
    total,
    rows.map(({ id }) => id),
  );
  const chosen = rows.filter(({ id }) => selection.keys.has(id));
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      <OfficeCard flush>
        <ProductTools products={products} />
        <DataTable
          label={t('title')}
          columns={chosenColumns(productColumns, products.asked.cols)}
          density={products.asked.density}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name, goodsNo }) => `${name} ${goodsNo}`}
          say={(key) => t(key)}
          load={products}
          keys={keys}
          selection={mayBan ? selection : undefined}
          actions={
            mayBan
              ? (row) => [
                  row.ban === null
                    ? {
                        id: 'ban',
                        label: t('operator:ban.open'),
                        icon: <Ban {...icon} />,
                        danger: true,
                        run: () => setAsking(row),
                      }
                    : {
                        id: 'lift',
                        label: t('operator:ban.lift'),
                        icon: <CircleCheck {...icon} />,
                        run: () => start(acts.liftAct, [row]),
                      },
                ]
              : undefined
          }
          empty={<Nothing products={products} />}
        />
        <BulkBar count={chosen.length} onClear={selection.clear}>
          <BanButtons
            chosen={chosen}
            start={(act, all) => {
              start(act, all);
              selection.clear();
            }}
          />
        </BulkBar>
        <KeysFoot
          opens={false}
          page={page}
          size={size}
          total={total}
          more={more}
          onPage={(next) => ask({ page: next })}
          letters={mayBan ? [{ key: 'X', does: t('drafts:select') }] : []}
        />
      </OfficeCard>
      {batch && <BatchReport batch={batch} onStop={stop} onClose={close} />}
      {asking && (
        <BanDialog
          count={1}
          name={asking.name}
          onBan={(words) => start(acts.banAct(words), [asking])}
          onClose={() => setAsking(undefined)}
        />
      )}
    </OfficePage>
  );
}

/** No shop sells anything of its own yet, or nothing fits. */
function Nothing({ products }: { products: ShopProducts }) {
  const { t } = useTranslation('mallBans');
  return products.narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('showAll'), onClick: () => products.open('') }}
    />
  ) : (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  );
}
