import { paths } from '@mall/contract/core/paths';
import { opens, toast, useSession } from '@mall/platform';
import { promisedDay } from '@mall/contract/trade/promise';
import {
  Button,
  ButtonLink,
  media,
  MoneyText,
  Notice,
  Panel,
  ProgressBar,
  SkeletonBox,
  SummaryRows,
  useFormat,
  PhoneBar,
} from '@mall/ui';
import { PencilRuler, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ShareButton } from '../ShareButton.tsx';
import { undoAddToCart, useAddAllToCart } from '../useAddAllToCart.ts';
import { useBillRows } from './useBillRows.ts';
import type { Buying, Detail } from './useCase.ts';

/** The price of the room, its delivery date, all of it to the cart, and the link into the planner. */
export function Summary({ detail, buying }: { detail: Detail; buying: Buying }) {
  const { t } = useTranslation('cases');
  const format = useFormat();
  const signedIn = useSession().token !== null;
  const { bill, buyable, lines } = buying;
  const rows = useBillRows(buying);
  const cart = useAddAllToCart({
    added: (count) => t('buy.added', { count }),
    action: (put) => ({
      label: t('buy.undo'),
      run: () => void undoAddToCart(put).then(() => toast.info(t('buy.undone'))),
    }),
  });
  const missing = lines.length - buyable.length;
  const addAll = () => cart.add(buyable.map(({ skuId, qty }) => ({ skuId, qty })));
  const words = t(missing > 0 && buyable.length > 0 ? 'buy.rest' : 'buy.all');
  return (
    <Side>
      <Panel>
        <h2>{t('sum.title')}</h2>
        {bill === undefined && !buying.failed && <SkeletonBox height={180} />}
        {bill && <SummaryRows rows={rows} />}
        {missing > 0 && <Notice tone="warning">{t('sum.missing', { count: missing })}</Notice>}
        <Add
          tone="primary"
          size="large"
          wide
          disabled={buyable.length === 0}
          busy={cart.busy}
          onClick={addAll}
        >
          {words}
        </Add>
        {cart.progress && (
          <Going role="status">
            {t('buy.going', { done: cart.progress.done + 1, of: cart.progress.of })}
            <ProgressBar tone="brand" label={t('buy.all')} value={cart.progress.done / cart.progress.of} />
          </Going>
        )}
        {!signedIn && buyable.length > 0 && <Small>{t('buy.signIn')}</Small>}
        {opens(paths.cloudDesign()) && (
          <Draw
            wide
            to={paths.cloudDesign({ case: detail.id })}
            icon={<PencilRuler size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t('tools.draw')}
          </Draw>
        )}
        <Tools>
          <ShareButton
            name={detail.title}
            path={paths.designCases({ id: detail.id })}
            label={t('tools.share')}
          />
        </Tools>
        {bill?.promise && (
          <When>
            <Truck size={20} strokeWidth={1.5} aria-hidden />
            <span>{t('sum.promise', { date: format.date(promisedDay(bill.promise), 'weekday') })}</span>
          </When>
        )}
      </Panel>
      <Bar data-buy-bar>
        {bill && <MoneyText amount={bill.pay} strong />}
        <Button tone="primary" wide disabled={buyable.length === 0} busy={cart.busy} onClick={addAll}>
          {words}
        </Button>
      </Bar>
    </Side>
  );
}

const Side = styled.aside`
  position: sticky;
  top: calc(var(--bar) + var(--space-5));

  h2 { margin-bottom: var(--space-3); font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  [data-tone='warning'] { margin-top: var(--space-4); }
  ${media.phone} { position: static; }
`;

const Add = styled(Button)`
  margin-top: var(--space-5);

  ${media.phone} { display: none; }
`;

const Draw = styled(ButtonLink)`
  margin-top: var(--space-3);
`;

const Going = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-3);
  color: var(--text-muted);
  font-size: var(--step--1);
`;

const Small = styled.p`
  margin-top: var(--space-2);
  color: var(--text-muted);
  font-size: var(--step--1);
  text-align: center;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-1);
  margin-top: var(--space-3);

  > * { font-weight: var(--weight); }
`;

const When = styled.p`
  display: flex;
  gap: var(--space-3);
  align-items: start;
  margin-top: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  font-size: var(--step--1);
  line-height: 1.5;

  > svg { flex: none; }
`;

const Bar = styled(PhoneBar)`
  font-size: var(--step-1);
`;
