import { useQueryOf } from '@mall/platform';
import { Button, EmptyMessage, FailedSection, Notice, Skeleton, Switch } from '@mall/ui';
import { OfficeScope } from '@mall/ui/office';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageRules } from './page-rules.ts';
import { Slip } from './Slip.tsx';

/** The slips for the boxes: one sheet per order, with or without its prices. Esc goes back. */
export function SlipsPage({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('orderWork');
  const navigate = useNavigate();
  const [prices, setPrices] = useState(false);
  const { data, isError, refetch } = useQueryOf('shopOrder.slips', { ids: [...ids] });
  const frame = useRef<HTMLDialogElement>(null);
  // A modal dialog keeps the focus inside and returns it afterwards.
  useEffect(() => {
    frame.current?.showModal();
  }, []);
  const back = () => void navigate(-1);
  const missing = data === undefined ? 0 : ids.length - data.list.length;
  return createPortal(
    <Desk ref={frame} data-mall="" data-slips data-shown aria-label={t('slip.title')} onCancel={back}>
      <PageRules />
      <Bar>
        <Button tone="ghost" icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />} onClick={back}>
          {t('slip.back')}
        </Button>
        <Switch label={t('slip.prices')} checked={prices} onChange={setPrices} />
        <Button
          tone="primary"
          disabled={!data?.list.length}
          icon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('slip.print')}
        </Button>
      </Bar>
      {missing > 0 && <Notice tone="warning">{t('slip.missing', { count: missing })}</Notice>}
      {isError && <FailedSection onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton kind="block" height={480} />}
      {data?.list.length === 0 && <EmptyMessage title={t('slip.none')} reason={t('slip.noneReason')} />}
      {data?.list.map((order) => (
        <Slip key={order.id} order={order} prices={prices} />
      ))}
    </Desk>,
    document.body,
  );
}

const Desk = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0 0 var(--space-7);
  overflow: auto;
  border: 0;
  background: var(--surface-muted);
  color: var(--text);

  > :not(article, section) { margin: var(--space-4) auto; max-width: 210mm; }
  @media print {
    position: static;
    height: auto;
    padding: 0;
    overflow: visible;
    background: none;
    > :not(article) { display: none; }
  }
`;

const Bar = styled(OfficeScope).attrs({ as: 'section' })`
  position: sticky;
  top: 0;
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;
