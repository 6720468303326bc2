import { PencilRuler, Printer, Ruler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import type { QuoteState } from '@mall/contract/trade/quote';
import { opens } from '@mall/platform';
import {
  Badge,
  type BadgeTone,
  Button,
  ButtonLink,
  media,
  MoneyText,
  Picture,
  SummaryRows,
  TextLink,
  useFormat,
} from '@mall/ui';
import { Card } from '@mall/ui/member';

export type Offer = Item<'quote.list'>;

const tones = {
  sent: 'warning',
  expired: 'quiet',
  accepted: 'success',
  declined: 'quiet',
  withdrawn: 'quiet',
} as const satisfies Record<QuoteState, BadgeTone>;

/** One offer: its request, its pieces and prices, its last day, and the answer. */
export function OfferCard({ offer, onDecline }: { offer: Offer; onDecline: () => void }) {
  const { t } = useTranslation('offers');
  const format = useFormat();
  const sheet = paths.print({ type: 'quote', id: offer.id });
  return (
    <Box as="article" aria-labelledby={`offer-${offer.id}`}>
      <header>
        <h2 id={`offer-${offer.id}`}>{offer.shopName ?? t('mall')}</h2>
        <span>{t(offer.design === null ? 'for' : 'withRoom', { no: offer.no })}</span>
        <Badge tone={tones[offer.state]}>{t(`state.${offer.state}`)}</Badge>
      </header>
      <Body>
        {offer.design === null ? (
          <q>{offer.wantRemark}</q>
        ) : (
          <Room name={offer.design.name} to={paths.cloudDesign({ quote: offer.id })} />
        )}
        <ul>
          {offer.lines.map((line, at) => (
            <li key={at}>
              {line.image ? (
                <Picture src={line.image} alt="" width={64} height={64} sizes="64px" />
              ) : (
                <i aria-hidden="true">
                  <Ruler size={24} strokeWidth={1.5} />
                </i>
              )}
              <div>
                {line.productId === null || line.skuId === null ? (
                  <b>{line.name}</b>
                ) : (
                  <Link to={paths.product({ productId: line.productId, skuId: line.skuId })}>
                    {line.name}
                  </Link>
                )}
                {line.specText !== '' && <small>{line.specText}</small>}
                <small>
                  {format.money(line.unitPrice, { decimals: 'always' })} × {line.qty}
                </small>
              </div>
              <MoneyText amount={line.amount} decimals="always" />
            </li>
          ))}
        </ul>
        {offer.note !== '' && <p>{t('note', { note: offer.note })}</p>}
        <SummaryRows
          decimals="always"
          rows={[
            { id: 'goods', label: t('goods'), amount: offer.goods },
            { id: 'freight', label: t('freight'), amount: offer.freight },
            { id: 'total', label: t('total'), amount: offer.total, total: true },
          ]}
        />
      </Body>
      <footer>
        <small>{t(`until.${offer.state}`, { day: format.dateTime(offer.validUntil) })}</small>
        {opens(sheet) && (
          <ButtonLink
            size="small"
            tone="ghost"
            to={sheet}
            icon={<Printer size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t('print')}
          </ButtonLink>
        )}
        {offer.state === 'sent' && (
          <>
            <Button size="small" onClick={onDecline}>
              {t('decline')}
            </Button>
            <ButtonLink
              size="small"
              tone="primary"
              to={paths.confirm({ source: 'quote', quoteId: offer.id })}
            >
              {t('accept')}
            </ButtonLink>
          </>
        )}
        {offer.orderId !== null && (
          <ButtonLink size="small" to={paths.memberOrders({ orderId: offer.orderId })}>
            {t('order')}
          </ButtonLink>
        )}
      </footer>
    </Box>
  );
}

/** The designed room, and the link to it in the planner. */
function Room({ name, to }: { name: string; to: string }) {
  const { t } = useTranslation('offers');
  return (
    <RoomLine>
      <PencilRuler size={20} strokeWidth={1.5} aria-hidden />
      <b>{name}</b>
      {opens(to) && <TextLink to={to}>{t('room')}</TextLink>}
    </RoomLine>
  );
}

const Box = styled(Card)`
  overflow: hidden;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-bottom: 1px solid var(--line);
    background: var(--canvas);
    font-size: var(--step-ui);
  }
  > header > h2 { font-size: inherit; }
  > header > span { color: var(--text-muted); font-size: var(--step--1); }
  > header > :last-child { margin-left: auto; }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-top: 1px solid var(--line);
  }
  > footer > small { /* the sentence keeps its room */
    flex: 1;
    min-width: min(220px, 100%);
    color: var(--text-muted);
    font-size: var(--step--1);
  }
  ${media.phone} {
    > header { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-3); }
    > header > :last-child { grid-area: 1 / 2 / span 2; }
    > footer { --button-pad-s: var(--space-3); }
    > footer > small { flex-basis: 100%; }
    > footer > a, > footer > button { flex-grow: 1; }
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  font-size: var(--step-ui);

  > q { color: var(--text-muted); font-size: var(--step--1); overflow-wrap: anywhere; }
  > p { font-size: var(--step--1); overflow-wrap: anywhere; }
  li { /* picture, name, sum */
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
  }
  li i {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: var(--radius-s);
    background: var(--surface-muted);
    color: var(--text-muted);
  }
  li a { font-weight: var(--weight-strong); }
  li a:hover { text-decoration: underline; text-underline-offset: 4px; /* as in every list */ }
  li small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  > dl { justify-self: end; width: min(320px, 100%); } /* sums read in one narrow column */
  ${media.phone} { > dl { width: 100%; } }
`;

const RoomLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  background: var(--brand-soft);

  > b { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;
