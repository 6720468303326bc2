import { paths } from '@mall/contract/core/paths';
import { useSession } from '@mall/platform';
import { ButtonLink, EmptyMessage, FailedSection, Page, Pagination, Skeleton } from '@mall/ui';
import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Tickets } from './Tickets.tsx';
import { CouponOffer } from './CouponOffer.tsx';
import { pageSize, useCouponCenter } from './useCouponCenter.ts';

export function CouponCenterScreen() {
  const { t } = useTranslation('promotion');
  const { token } = useSession();
  const center = useCouponCenter();
  return (
    <Page
      title={t('coupon.title')}
      lead={t('coupon.lead')}
      actions={
        token !== null && (
          <ButtonLink to="/coupon/myCoupon" icon={<Wallet size={16} strokeWidth={1.5} aria-hidden />}>
            {t('coupon.mine')}
          </ButtonLink>
        )
      }
    >
      {center.status === 'failed' && <FailedSection onRetry={center.retry} />}
      {center.status === 'loading' && <Skeleton kind="cards" rows={6} columns={3} />}
      {center.status === 'ready' && center.list.length === 0 && (
        <EmptyMessage
          title={t('coupon.none')}
          reason={t('coupon.noneReason')}
          action={{ label: t('coupon.browse'), to: paths.productCenter() }}
        />
      )}
      {center.status === 'ready' && center.list.length > 0 && (
        <>
          <Tickets>
            {center.list.map((template) => (
              <li key={template.id}>
                <CouponOffer
                  template={template}
                  busy={center.taking === template.id}
                  onTake={() => center.take(template)}
                />
              </li>
            ))}
          </Tickets>
          <Pagination
            page={center.page}
            total={center.total}
            size={pageSize}
            hrefOf={(page) => `?page=${page}`}
          />
          <Note>{t('coupon.note')}</Note>
        </>
      )}
    </Page>
  );
}

const Note = styled.p`
  margin-top: var(--space-5);
  color: var(--text-muted);
  font-size: var(--step--1);
`;
