import { officePaths } from '@mall/contract/seller/office-paths';
import { OfficePage, useSelection } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BatchPanel } from './BatchPanel.tsx';
import { PriceListTable } from './PriceListTable.tsx';
import { useChanges } from './useChanges.ts';
import { usePriceList } from './usePriceList.ts';

/** The shop's price list: the price of every SKU here, and why. */
export function RetailPriceScreen() {
  const { t } = useTranslation('prices');
  const list = usePriceList();
  const changes = useChanges();
  const { only, keyword } = list.asked;
  const selection = useSelection(
    `${only}|${keyword}`,
    list.total,
    list.rows.map(({ skuId }) => skuId),
  );
  const [batch, setBatch] = useState<'change' | 'recover' | null>(null);
  return (
    <OfficePage
      title={t('retail.title')}
      sub={
        <>
          {t('retail.sub')} {list.terms && <Link to={officePaths.factor()}>{list.terms.priceFactor}</Link>}
        </>
      }
    >
      {batch !== null && selection.count > 0 && (
        <BatchPanel
          key={batch}
          kind={batch}
          chosen={{ skuIds: [...selection.keys] }}
          count={selection.count}
          onClose={() => setBatch(null)}
          onDone={(answer) => {
            changes.tellBatch(answer, batch === 'recover');
            setBatch(null);
            selection.clear();
          }}
        />
      )}
      <PriceListTable list={list} changes={changes} selection={selection} onBatch={setBatch} />
    </OfficePage>
  );
}
