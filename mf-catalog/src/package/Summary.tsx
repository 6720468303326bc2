import { paths } from '@mall/contract/core/paths';
import { useSession } from '@mall/platform';
import { Button, ButtonLink, media, MoneyText, Panel, SkeletonBox, useFormat, PhoneBar } from '@mall/ui';
import { Printer, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ShareButton } from '../ShareButton.tsx';
import { Bill } from './Bill.tsx';
import { Delivery } from './Delivery.tsx';
import { Figures } from './Figures.tsx';
import { Problem } from './Problem.tsx';
import type { Choosing } from './usePackage.ts';
import type { Quote } from './useQuote.ts';
import { useAddPackage } from './useAddPackage.ts';

/**
 * The price of the chosen package, its delivery date, and its actions; on a phone price and button stay at
 * the bottom.
 */
export function Summary({ choosing, quote }: { choosing: Choosing; quote: Quote }) {
  const { t } = useTranslation('package');
  const { slots, changed, standing } = choosing;
  const signedIn = useSession().token !== null;
  const toCart = useAddPackage(choosing);
  const { price } = quote;
  const pieces = slots.flatMap(standing);
  const gone = pieces.filter(({ available }) => !available);
  const empty = slots.filter((slot) => standing(slot).length < slot.min);
  const whole = gone.length === 0 && empty.length === 0;
  const buyable = whole && quote.problem === undefined && price !== undefined;
  const words = t(choosing.replaces ? 'buy.change' : whole ? 'buy.add' : 'buy.unavailable');
  const buy = { tone: 'primary', disabled: !buyable, busy: toCart.busy, onClick: toCart.add } as const;
  return (
    <Side>
      <Panel>
        <Kind>
          {t(changed.length > 0 ? 'sum.yours' : 'sum.made', {
            count: pieces.reduce((count, { qty }) => count + qty, 0),
          })}
        </Kind>
        {price === undefined && quote.problem === undefined && <SkeletonBox height={210} />}
        {price && <Figures price={price} waiting={quote.waiting} />}
        {price && <Bill choosing={choosing} price={price} />}
        <Problem choosing={choosing} quote={quote} gone={gone} empty={empty} />
        <Add {...buy} size="large" wide>
          {words}
        </Add>
        {!signedIn && buyable && <Small>{t('buy.signIn')}</Small>}
        <Tools choosing={choosing} />
        {price && pieces.length > 0 && <Delivery promise={price.promise} choosing={choosing} />}
      </Panel>
      <Bar data-buy-bar>
        {price && <Short price={price} waiting={quote.waiting} />}
        <Button {...buy} wide>
          {words}
        </Button>
      </Bar>
    </Side>
  );
}

function Tools({ choosing: { detail, text, changed, reset } }: { choosing: Choosing }) {
  const { t } = useTranslation('package');
  return (
    <Row>
      <ShareButton
        name={detail.name}
        path={paths.packageItem({ id: detail.id, chosen: text })}
        label={t('tools.share')}
      />
      <ButtonLink
        tone="ghost"
        size="small"
        to={paths.print({ type: 'package', id: detail.id, chosen: text })}
        icon={<Printer size={16} strokeWidth={1.5} aria-hidden />}
      >
        {t('tools.print')}
      </ButtonLink>
      {changed.length > 0 && (
        <Button
          tone="ghost"
          size="small"
          onClick={reset}
          icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />}
        >
          {t('tools.reset')}
        </Button>
      )}
    </Row>
  );
}

function Short({ price, waiting }: { price: NonNullable<Quote['price']>; waiting: boolean }) {
  const { t } = useTranslation('package');
  const format = useFormat();
  return (
    <span data-waiting={waiting || undefined}>
      <MoneyText amount={price.price} strong />
      {price.saving > 0 && <small>{t('sum.saves', { amount: format.money(price.saving) })}</small>}
    </span>
  );
}

const Side = styled.aside`
  position: sticky;
  top: calc(var(--bar) + var(--space-5));

  ${media.phone} { position: static; }
  [data-tone='warning'] { margin-top: var(--space-4); }
`;

const Kind = styled.p`
  color: var(--text-muted);
  font-size: var(--step--1);
`;

const Add = styled(Button)`
  margin-top: var(--space-5);

  ${media.phone} { display: none; }
`;

const Small = styled.p`
  margin-top: var(--space-2);
  color: var(--text-muted);
  font-size: var(--step--1);
  text-align: center;

  ${media.phone} { margin-top: var(--space-4); }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-1);
  margin-top: var(--space-3);

  > * { font-weight: var(--weight); }
`;

const Bar = styled(PhoneBar)`
  line-height: 1.25;

  > span { flex: none; font-size: var(--step-1); }
  > span[data-waiting] { opacity: 0.55; }
  small { display: block; color: var(--sale); font-size: var(--step--1); }
`;
