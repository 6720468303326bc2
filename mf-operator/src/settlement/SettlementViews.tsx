import { useSavedViews } from '@mall/office';
import { ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Settlement } from './useSettlement.ts';

/** The views of a day, and the saved ones. */
export function SettlementViews({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation(['mallSettlement', 'settlement']);
  return (
    <ViewMenu
      views={[
        { id: 'shops', name: t('tab.shops'), query: '' },
        { id: 'payouts', name: t('tab.payouts'), query: 'tab=payouts' },
        { id: 'draft', name: t('settlement:payout.draft'), query: 'tab=payouts&state=draft' },
        { id: 'batches', name: t('tab.batches'), query: 'tab=batches' },
      ]}
      {...useSavedViews('operator.settlement', settlement)}
    />
  );
}
