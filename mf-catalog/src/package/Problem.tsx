import { Button, FailedSection, Notice, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Choosing } from './usePackage.ts';
import type { Quote } from './useQuote.ts';

type Named = { readonly name: string };
type ProblemProps = {
  choosing: Choosing;
  quote: Quote;
  /** Chosen pieces that are not available. */
  gone: readonly Named[];
  /** Required slots that are empty. */
  empty: readonly Named[];
};

/** Why the package cannot be bought as it is, and what to do. Nothing when it can. */
export function Problem({ choosing, quote, gone, empty }: ProblemProps) {
  const { t } = useTranslation('package');
  const format = useFormat();
  const names = format.list([...new Set((empty.length > 0 ? empty : gone).map(({ name }) => name))]);
  if (empty.length > 0) return <Notice tone="warning">{t('problem.empty', { names })}</Notice>;
  if (gone.length > 0) return <Notice tone="warning">{t('problem.gone', { names })}</Notice>;
  if (quote.problem === undefined) return null;
  if (quote.problem === 'lost' && quote.price === undefined)
    return <FailedSection onRetry={quote.retry} busy={quote.waiting} />;
  const lost = quote.problem === 'lost';
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="small" onClick={lost ? quote.retry : choosing.reset}>
          {t(lost ? 'problem.again' : 'tools.reset')}
        </Button>
      }
    >
      {t(`problem.${quote.problem}`)}
    </Notice>
  );
}
