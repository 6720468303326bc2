import { officePaths } from '@mall/contract/seller/office-paths';
import { opens, useSession } from '@mall/platform';
import { ButtonLink, EmptyMessage, media, useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Plus, QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BestSellers } from './BestSellers.tsx';
import { Counters } from './Counters.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestChanges } from './LatestChanges.tsx';
import { LowStock } from './LowStock.tsx';
import { RiskyDeliveries } from './RiskyDeliveries.tsx';
import { SalesCard } from './SalesCard.tsx';
import { useSales, useSeen } from './useOverview.ts';
import { WantInbox } from './WantInbox.tsx';

/** The shop's open work, its sales, and its next tasks. */
export function OverviewScreen() {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const seen = useSeen();
  // The chart and the bestsellers are for the same days.
  const sales = useSales(seen.orders);
  const [promote, form] = [officePaths.promote(), officePaths.productForm()];
  return (
    <OfficePage
      title={<Greeting />}
      sub={format.date(new Date(), 'long')}
      actions={
        <>
          {seen.shop && opens(promote) && (
            <ButtonLink to={promote} icon={<QrCode size={16} strokeWidth={1.75} aria-hidden />}>
              {t('share')}
            </ButtonLink>
          )}
          {seen.addsGoods && opens(form) && (
            <ButtonLink tone="primary" to={form} icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}>
              {t('addProduct')}
            </ButtonLink>
          )}
        </>
      }
    >
      {(seen.orders || seen.deliveries) && <Counters seen={seen} />}
      <Columns>
        <div>
          {seen.orders && <SalesCard sales={sales} />}
          {seen.deliveries && <RiskyDeliveries />}
          {seen.orders && <BestSellers span={sales.span} />}
          {seen.shop && <LatestChanges />}
        </div>
        <aside aria-label={t('aside')}>
          {seen.shop && <FirstSteps />}
          {seen.wants && <WantInbox />}
          {seen.goods && <LowStock />}
        </aside>
      </Columns>
      {!Object.values(seen).includes(true) && (
        <EmptyMessage art="lamp" title={t('nothing.title')} reason={t('nothing.reason')} />
      )}
    </OfficePage>
  );
}

function Greeting() {
  const { t } = useTranslation('overview');
  const { user } = useSession();
  const hour = new Date().getHours();
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return t(`hello.${part}`, { name: user?.name ?? '' });
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 372px;
  gap: var(--space-4);
  align-items: start;

  > * { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
  > *:empty { display: none; }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
`;
