import { officePaths } from '@mall/contract/seller/office-paths';
import { useFormat } from '@mall/ui';
import { OfficePage, useSelection } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BatchPanel } from './BatchPanel.tsx';
import { GoodsTable } from './GoodsTable.tsx';
import { useChanges } from './useChanges.ts';
import { useGoods } from './useGoods.ts';

/** All goods of the mall as this shop displays and prices them. */
export function GoodsListScreen() {
  const { t } = useTranslation('prices');
  const format = useFormat();
  const goods = useGoods();
  const changes = useChanges();
  const selection = useSelection(
    goods.scope,
    goods.total,
    goods.rows.map(({ id }) => id),
  );
  const [batch, setBatch] = useState<'change' | 'recover' | null>(null);
  const chosen = selection.all ? { found: goods.found } : { ids: [...selection.keys] };
  return (
    <OfficePage
      title={t('goods.title')}
      sub={
        <>
          {t('goods.sub', { number: format.number(goods.counts['all'] ?? 0) })}{' '}
          {goods.priceFactor && <Link to={officePaths.factor()}>{goods.priceFactor}</Link>}
        </>
      }
    >
      {batch !== null && selection.count > 0 && (
        <BatchPanel
          key={batch}
          kind={batch}
          chosen={chosen}
          count={selection.count}
          onClose={() => setBatch(null)}
          onDone={(answer) => {
            changes.tellBatch(answer, batch === 'recover');
            setBatch(null);
            selection.clear();
          }}
        />
      )}
      <GoodsTable
        goods={goods}
        changes={changes}
        selection={selection}
        onBatch={setBatch}
        onShow={(visible) => {
          changes.showMany({ ...chosen, visible });
          selection.clear();
        }}
      />
    </OfficePage>
  );
}
