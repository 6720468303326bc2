import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import { promisedDay } from '@mall/contract/trade/promise';
import {
  Button,
  ButtonLink,
  EmptyMessage,
  FailedSection,
  MoneyText,
  Picture,
  SummaryRows,
  TextLink,
  VisuallyHidden,
  useFormat,
} from '@mall/ui';
import { Box, Info, Printer, Truck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { loadOfferingPhrases } from './offering/load-phrases.ts';
import { useMayOffer } from './offering/useMayOffer.ts';
import type { Ware } from './plan/pieces.ts';
import { useRoomToCart } from './useRoomToCart.ts';
import type { Bill, PlanEditor } from './usePlanEditor.ts';
import type { Saving } from './useSaving.ts';

/** Only a shop's staff load it. */
const OfferRoom = lazy(async () => {
  const [{ OfferRoom: Component }] = await Promise.all([
    import('./offering/OfferRoom.tsx'),
    loadOfferingPhrases(),
  ]);
  return { default: Component };
});

/**
 * The pieces of the room and their price while it is drawn: stock, promised date, and all of it to the cart.
 */
export function BillPanel({ editor, saving }: { editor: PlanEditor; saving: Saving }) {
  const { t } = useTranslation('design');
  const format = useFormat();
  const toCart = useRoomToCart();
  const { bill, plan } = editor;
  const designId = saving.document.id;
  const mayOffer = useMayOffer();
  const offered = useSearchParams()[0].has('quote');
  const own = plan.items.filter((item) => item.own !== null);
  const sold = plan.items.length - own.length;
  const bought = bill?.lines.filter(({ problem }) => problem === null) ?? [];
  return (
    <Side aria-label={t('bill.title')}>
      <Head>
        <h2>{t('bill.title')}</h2>
        <span>{t('bill.pieces', { count: plan.items.length })}</span>
      </Head>
      <Lines>
        {plan.items.length === 0 && <EmptyMessage title={t('bill.empty')} reason={t('bill.emptyReason')} />}
        {editor.billFailed && bill === undefined && <FailedSection onRetry={editor.retryBill} height={200} />}
        {bill?.lines.map((line) => (
          <Line key={line.skuId} line={line} editor={editor} />
        ))}
        {own.map((item) => (
          <Row key={item.id} data-held={editor.item?.id === item.id || undefined}>
            <Box size={20} aria-hidden />
            <button type="button" onClick={() => editor.select({ is: 'item', id: item.id })}>
              <b>{item.own?.name || t('own.unnamed')}</b>
              <span>{t('bill.own', { w: (item.own?.w ?? 0) / 10, d: (item.own?.d ?? 0) / 10 })}</span>
            </button>
          </Row>
        ))}
      </Lines>
      {bill && sold > 0 && (
        <Foot>
          <SummaryRows
            rows={[
              {
                id: 'goods',
                label: t('bill.goods', { count: bought.reduce((sum, { qty }) => sum + qty, 0) }),
                amount: bill.goods,
              },
              ...(bill.goods > bill.memberGoods
                ? [
                    {
                      id: 'member',
                      label: t('bill.member'),
                      amount: bill.memberGoods - bill.goods,
                      member: true,
                    },
                  ]
                : []),
              ...(bill.freight > 0
                ? [{ id: 'freight', label: t('bill.freight'), amount: bill.freight }]
                : []),
              { id: 'total', label: t('bill.total'), amount: bill.pay, total: true },
            ]}
          />
          {offered && (
            <p>
              <Info size={16} strokeWidth={1.5} aria-hidden />
              <span>
                {t('bill.offered')} <TextLink to={paths.memberOffers()}>{t('bill.toOffers')}</TextLink>
              </span>
            </p>
          )}
          {bill.promise && (
            <p>
              <Truck size={16} strokeWidth={1.5} aria-hidden />
              {t('bill.promise', { date: format.date(promisedDay(bill.promise), 'weekday') })}
            </p>
          )}
          <Button
            tone="primary"
            size="large"
            wide
            busy={toCart.busy}
            disabled={bought.length === 0}
            onClick={() => toCart.add(bought)}
          >
            {t('bill.toCart')}
          </Button>
          {designId !== null && opens(paths.print({ type: 'design', id: designId })) && (
            <ButtonLink
              wide
              tone="ghost"
              to={paths.print({ type: 'design', id: designId })}
              icon={<Printer size={16} strokeWidth={1.5} aria-hidden />}
            >
              {t('bill.print')}
            </ButtonLink>
          )}
          {!mayOffer && opens(paths.wantBuy()) && (
            <ButtonLink wide to={paths.wantBuy({ designId: designId ?? undefined })}>
              {t('bill.quote')}
            </ButtonLink>
          )}
          {mayOffer && (
            <Suspense>
              <OfferRoom bill={bill} saving={saving} />
            </Suspense>
          )}
        </Foot>
      )}
    </Side>
  );
}

function Line({ line, editor }: { line: Bill['lines'][number]; editor: PlanEditor }) {
  const { t } = useTranslation('design');
  const item = editor.plan.items.find(({ skuId }) => skuId === line.skuId);
  const held = editor.item?.skuId === line.skuId;
  const warned = editor.warnings.some(({ pieceId }) =>
    editor.plan.items.some(({ id, skuId }) => id === pieceId && skuId === line.skuId),
  );
  const words = line.problem
    ? t(`bill.problem.${line.problem}`, { stock: line.stock })
    : warned
      ? t('bill.warned')
      : t('bill.inStock');
  return (
    <>
      <Row data-held={held || undefined}>
        <Picture src={line.image} alt="" width={52} height={52} />
        <button type="button" onClick={() => item && editor.select({ is: 'item', id: item.id })}>
          <b>{line.qty > 1 ? t('bill.times', { name: line.name, qty: line.qty }) : line.name}</b>
          <span data-warned={line.problem !== null || warned || undefined}>
            {[line.specText, words].filter(Boolean).join(' · ')}
          </span>
        </button>
        <MoneyText amount={line.price * line.qty} strong />
      </Row>
      {line.substitutes.length > 0 && (
        <Substitutes wares={line.substitutes} onChoose={(ware) => editor.exchange(line.skuId, ware)} />
      )}
    </>
  );
}

function Substitutes({ wares, onChoose }: { wares: readonly Ware[]; onChoose: (ware: Ware) => void }) {
  const { t } = useTranslation('design');
  return (
    <Instead>
      <p>{t('bill.instead')}</p>
      {wares.map((ware) => (
        <button key={ware.skuId} type="button" onClick={() => onChoose(ware)}>
          <Picture src={ware.image} alt="" width={64} height={64} />
          <VisuallyHidden>{t('bill.exchange', { name: ware.name })} </VisuallyHidden>
          <MoneyText amount={ware.price} />
        </button>
      ))}
    </Instead>
  );
}

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: var(--surface);
`;

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: var(--space-4) var(--space-4) var(--space-3);

  h2 { font: var(--weight-display) var(--step-2) / 1.2 var(--font-display); }
  span { color: var(--text-muted); font-size: var(--step--1); }
`;

const Lines = styled.div`
  flex: 1;
  min-height: 120px;
  overflow-y: auto;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  line-height: 1.35;

  & + & { border-top: 1px solid var(--line); }
  &[data-held] { background: var(--brand-soft); }
  > svg { justify-self: center; color: var(--text-muted); }
  > button { min-height: var(--control); text-align: start; }
  > button b { display: block; font-size: var(--step-ui); font-weight: var(--weight); }
  > button span { color: var(--text-muted); font-size: var(--step--1); }
  > button [data-warned] { color: var(--warning); }
`;

const Instead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-left: 52px; /* the width of the line's picture */
  padding: 0 var(--space-4) var(--space-3) calc(var(--space-3) + var(--space-4));

  p { width: 100%; color: var(--text-muted); font-size: var(--step--1); }
  button { width: 64px; font-size: var(--step--1); }
`;

const Foot = styled.footer`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border-top: 1px solid var(--line);

  > p { display: flex; align-items: center; gap: var(--space-2); color: var(--text-muted); font-size: var(--step--1); }
`;
