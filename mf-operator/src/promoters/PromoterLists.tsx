import { promoterCountCap, promoterTeamCap } from '@mall/contract/operator/platform-promoters';
import { Tabs } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useCounted } from './promoter-columns.tsx';
import { CustomersTab, EntriesTab, OrdersTab, TeamTab } from './PromoterTabs.tsx';
import { type Card, cards, type PromoterDetail, useAddress } from './usePromoters.ts';

const ofMoney: readonly Card[] = ['orders', 'entries'];

type Props = { promoter: PromoterDetail; maySeeMoney: boolean };

/** Whom a promoter brought, one level down, and with the right to see money what they earned. */
export function PromoterLists({ promoter, maySeeMoney }: Props) {
  const { t } = useTranslation('mallPromoters');
  const { card: asked, turnTo } = useAddress();
  const own = cards.filter((card) => maySeeMoney || !ofMoney.includes(card));
  const card = own.find((one) => one === asked) ?? 'team';
  const { userId, below, customers } = promoter;
  const counted = useCounted();
  const counts: Partial<Record<Card, string>> = {
    team: counted(below, promoterTeamCap),
    customers: counted(customers, promoterCountCap),
  };
  return (
    <OfficeCard flush>
      <Tabs
        label={t('lists')}
        tabs={own.map((id) => ({ id, label: t(`card.${id}`), count: counts[id] }))}
        value={card}
        onChange={turnTo}
      >
        {card === 'team' && <TeamTab userId={userId} />}
        {card === 'customers' && <CustomersTab userId={userId} />}
        {card === 'orders' && <OrdersTab userId={userId} />}
        {card === 'entries' && <EntriesTab userId={userId} />}
      </Tabs>
    </OfficeCard>
  );
}
