import { paths } from '@mall/contract/core/paths';
import { EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { rememberTarget } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageHeading } from '../usePageHeading.ts';
import type { Answer } from './answer.ts';
import { Paper } from './Paper.tsx';
import { PrintBar } from './PrintBar.tsx';
import { useDesignSheet } from './useDesignSheet.ts';
import { useOrderSheet } from './useOrderSheet.ts';
import { useQuoteSheet } from './useQuoteSheet.ts';
import { usePackageSheet } from './usePackageSheet.ts';

/**
 * A quotation for paper (spec §2, /print/print): a package, a design, an order or a shop's offer, on A4, with or
 * without prices.
 */
export function PrintScreen() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const type = params.get('type');
  if (type === 'design') return <Design id={id} share={params.get('share') ?? ''} />;
  if (type === 'quote') return <Quote id={id} />;
  if (type === 'order') return <Order id={id} />;
  return <Package id={id} chosen={params.getAll('chosen').join(',')} />;
}

const Package = (asked: { id: string; chosen: string }) => <Sheet answer={usePackageSheet(asked)} />;
const Design = (asked: { id: string; share: string }) => <Sheet answer={useDesignSheet(asked)} />;
const Quote = ({ id }: { id: string }) => <Sheet answer={useQuoteSheet(id)} />;
const Order = ({ id }: { id: string }) => <Sheet answer={useOrderSheet(id)} />;

function Sheet({ answer }: { answer: Answer }) {
  const { t } = useTranslation('print');
  const [prices, setPrices] = useState(true);
  const [pictures, setPictures] = useState(true);
  usePageHeading(answer.status === 'ready' ? t('heading', { name: answer.sheet.name }) : t('title'));
  return (
    <Desk>
      <PrintBar
        backTo={answer.status === 'ready' ? answer.sheet.path : paths.home()}
        ready={answer.status === 'ready'}
        prices={prices}
        onPrices={setPrices}
        pictures={pictures}
        onPictures={setPictures}
      />
      {answer.status === 'ready' ? (
        <Paper sheet={answer.sheet} prices={prices} pictures={pictures} />
      ) : (
        <Page title={t('title')}>
          <Instead answer={answer} />
        </Page>
      )}
    </Desk>
  );
}

function Instead({ answer }: { answer: Exclude<Answer, { status: 'ready' }> }) {
  const { t } = useTranslation('print');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  switch (answer.status) {
    case 'loading':
      return <Skeleton kind="rows" rows={6} />;
    case 'failed':
      return <FailedSection onRetry={answer.retry} height={480} />;
    case 'signIn':
      return (
        <EmptyMessage
          title={t('signIn.title')}
          reason={t('signIn.reason')}
          action={{
            label: t('signIn.go'),
            onClick: () => {
              rememberTarget(pathname + search);
              void navigate(paths.login());
            },
          }}
        />
      );
    case 'missing':
      return (
        <EmptyMessage
          title={t('missing.title')}
          reason={t('missing.reason')}
          action={{ label: t('missing.go'), to: paths.packageCategories() }}
        />
      );
  }
}

const Desk = styled.div`
  min-height: 100vh;
  padding-bottom: var(--space-7);
  background: var(--surface-muted);

  @media print { min-height: 0; padding: 0; background: none; }
`;
