import type { QuoteState } from '@mall/contract/trade/quote';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { Badge, type BadgeTone, Button, MoneyText, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const most = 5;
const tones = {
  sent: 'warning',
  expired: 'quiet',
  accepted: 'success',
  declined: 'quiet',
  withdrawn: 'quiet',
} as const satisfies Record<QuoteState, BadgeTone>;

/**
 * The latest offers of this room; pending ones can be withdrawn. Nothing while there are none, or they fail
 * to load.
 */
export function Offered({ designId }: { designId: string }) {
  const { t } = useTranslation('offering');
  const format = useFormat();
  const offers = useQueryOf('shopQuote.list', { designId, page: 1, size: most }, { quiet: true });
  const withdraw = useMutationOf('shopQuote.withdraw', {
    refreshes: ['shopQuote.list'],
    onSuccess: () => toast.success(t('withdrawn')),
  });
  if (offers.data === undefined || offers.data.list.length === 0) return null;
  return (
    <Before>
      <h3>{t('before')}</h3>
      <ul>
        {offers.data.list.map((offer) => (
          <li key={offer.id}>
            <b>{offer.phone}</b>
            <MoneyText amount={offer.total} decimals="always" />
            <Badge tone={tones[offer.state]}>{t(`state.${offer.state}`)}</Badge>
            <small>{t('until', { day: format.date(offer.validUntil) })}</small>
            {offer.state === 'sent' && (
              <Button
                size="small"
                busy={withdraw.isPending && withdraw.variables.id === offer.id}
                aria-label={t('withdrawFrom', { phone: offer.phone })}
                onClick={() => withdraw.mutate({ id: offer.id })}
              >
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Before>
  );
}

const Before = styled.section`
  h3 { font-size: var(--step-ui); }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-height: var(--control);
    padding-block: var(--space-1);
    font-size: var(--step-ui);
  }
  li + li { border-top: 1px solid var(--line); }
  b { font-weight: var(--weight); }
  small { flex: 1 0 auto; color: var(--text-muted); font-size: var(--step--1); }
`;
