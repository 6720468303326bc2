import { keepPreviousData } from '@tanstack/react-query';
import { boostLimits } from '@mall/contract/campaign/boost';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { ButtonLink, EmptyMessage, Pagination, SummaryRows } from '@mall/ui';
import { Card, Loaded, MemberPage, pageOf } from '@mall/ui/member';
import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EnvelopeRow } from './EnvelopeRow.tsx';

const size = 12;

/** The money of boosts: what can be withdrawn, what waits, and each envelope with its days. */
export function EnvelopesScreen() {
  const { t } = useTranslation('boosts');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const envelopes = useQueryOf(
    'envelope.list',
    { page, size },
    { placeholderData: keepPreviousData, quiet: true },
  );
  return (
    <MemberPage
      title={t('envelope.title')}
      actions={
        <>
          <ButtonLink to={promotionPaths.withdrawals({ source: 'redEnvelope' })}>
            {t('envelope.records')}
          </ButtonLink>
          <ButtonLink
            tone="primary"
            to={promotionPaths.withdraw({ source: 'redEnvelope' })}
            icon={<Banknote size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t('envelope.withdraw')}
          </ButtonLink>
        </>
      }
    >
      <Loaded read={envelopes}>
        {({ list, total, sums }) => (
          <>
            <Sums>
              <SummaryRows
                decimals="always"
                rows={(['available', 'pending', 'held', 'withdrawn'] as const).map((id) => ({
                  id,
                  label: t(`envelope.sum.${id}`),
                  note: id === 'pending' ? t('envelope.hold', { hours: boostLimits.holdHours }) : undefined,
                  amount: sums[id],
                }))}
              />
            </Sums>
            {list.length === 0 ? (
              <EmptyMessage
                panel
                title={t('envelope.none')}
                reason={t('envelope.noneReason')}
                action={{ label: t('mine.more'), to: promotionPaths.boosts() }}
              />
            ) : (
              <Card as="ul">
                {list.map((envelope) => (
                  <EnvelopeRow key={envelope.id} envelope={envelope} />
                ))}
              </Card>
            )}
            <Pagination page={page} size={size} total={total} hrefOf={(to) => `?page=${to}`} />
          </>
        )}
      </Loaded>
    </MemberPage>
  );
}

const Sums = styled(Card)`
  padding: var(--space-3) var(--space-5);
`;
