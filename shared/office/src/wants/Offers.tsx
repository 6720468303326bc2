import { Button, MoneyText, TextLink, useFormat } from '@mall/ui';
import { ConfirmDialog, OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useWantDesk } from './desk.ts';
import { OfferPill } from './stages.tsx';
import { useWork, type Want } from './useWant.ts';

type Offer = Want['quotes'][number];

/** The offers for a request, latest first; a pending one can be withdrawn. */
export function Offers({ want }: { want: Want }) {
  const { t } = useTranslation('wants');
  const mayEdit = useWantDesk().useMayEdit();
  const { work, busy } = useWork();
  const [asking, setAsking] = useState(false);
  const takeBack = async () => {
    if (await work('withdrawn', { id: want.id, withdrawQuote: true })) setAsking(false);
  };
  return (
    <OfficeCard title={t('offers')}>
      {want.quotes.length === 0 && <Quiet>{t('noOffers')}</Quiet>}
      {want.quotes.map((offer) => (
        <One key={offer.id} offer={offer}>
          {offer.state === 'sent' && (
            <Button
              size="small"
              disabled={!mayEdit}
              title={mayEdit ? undefined : t('whyNot.right')}
              onClick={() => setAsking(true)}
            >
              {t('action.withdraw')}
            </Button>
          )}
        </One>
      ))}
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={t('withdraw.title')}
        confirmLabel={t('action.withdraw')}
        onConfirm={() => void takeBack()}
        onClose={() => setAsking(false)}
      >
        <p>{t('withdraw.told')}</p>
      </ConfirmDialog>
    </OfficeCard>
  );
}

function One({ offer, children }: { offer: Offer; children: React.ReactNode }) {
  const { t } = useTranslation('wants');
  const format = useFormat();
  const { useMaySeeOrders, orderPath } = useWantDesk();
  const maySeeOrder = useMaySeeOrders();
  return (
    <Box aria-label={t('offerOf', { at: format.dateTime(offer.createdAt, 'short') })}>
      <header>
        <OfferPill state={offer.state} />
        <span>{format.dateTime(offer.createdAt, 'short')}</span>
        <span>{t('until', { day: format.date(offer.validUntil, 'short') })}</span>
        {offer.orderId !== null && maySeeOrder && (
          <TextLink to={orderPath(offer.orderId)}>{t('order')}</TextLink>
        )}
        {children}
      </header>
      <ul>
        {offer.lines.map((line, at) => (
          <li key={at}>
            <span>
              {line.name}
              {line.specText !== '' && <small>{line.specText}</small>}
            </span>
            <span>
              {format.money(line.unitPrice, { decimals: 'always' })} × {line.qty}
            </span>
            <MoneyText amount={line.amount} decimals="always" />
          </li>
        ))}
        <li>
          <span>{t('quote.freight')}</span>
          <span />
          <MoneyText amount={offer.freight} decimals="always" />
        </li>
        <li>
          <b>{t('quote.total')}</b>
          <span />
          <b>
            <MoneyText amount={offer.total} decimals="always" />
          </b>
        </li>
      </ul>
      {offer.note !== '' && <Quiet>{offer.note}</Quiet>}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  & + & { margin-top: var(--space-4); padding-top: var(--space-4); border-top: 1px solid var(--line); }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    color: var(--text-muted);
    font-size: var(--o-xs);
  }
  > header > button { margin-left: auto; }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 116px;
    gap: var(--space-3);
    padding-block: var(--space-2);
    font-size: var(--o-s);
    font-variant-numeric: tabular-nums;
  }
  li + li { border-top: 1px solid var(--o-line-soft); }
  li > :last-child { text-align: end; }
  li > span:first-child { display: grid; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;

const Quiet = styled.p`
  color: var(--text-muted);
  font-size: var(--o-s);
  white-space: pre-line;
`;
