import type { FirstStep } from '@mall/contract/seller/dashboard';
import { officePaths } from '@mall/contract/seller/office-paths';
import { opens, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, ProgressBar } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { Circle, CircleCheck, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Quiet } from './Lines.ts';

/** The first tasks of a new shop. It can be hidden, and a link shows it again. */
export function FirstSteps() {
  const { t } = useTranslation('overview');
  const { data } = useQueryOf('dashboard.steps', {}, { quiet: true });
  const save = useMutationOf('dashboard.saveSteps', { refreshes: ['dashboard.steps'] });
  if (data === undefined || data.steps.length < 2) return null;
  const { steps, hidden } = data;
  const done = steps.filter((step) => step.done).length;
  const setHidden = (next: boolean) => save.mutate({ hidden: next });
  if (hidden)
    return (
      <Back
        tone="ghost"
        size="small"
        busy={save.isPending}
        icon={<ListChecks size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setHidden(false)}
      >
        {t('steps.back')}
      </Back>
    );
  const next = steps.find((step) => !step.done)?.step;
  return (
    <OfficeCard
      title={t('steps.title')}
      actions={
        <>
          <Quiet>{t('steps.done', { done, of: steps.length })}</Quiet>
          <Button tone="ghost" size="small" busy={save.isPending} onClick={() => setHidden(true)}>
            {t('steps.hide')}
          </Button>
        </>
      }
    >
      <ProgressBar label={t('steps.title')} value={done / steps.length} tone="brand" />
      <Steps>
        {steps.map(({ step, done: isDone }) => (
          <li key={step} data-done={isDone || undefined} data-next={step === next || undefined}>
            {isDone ? (
              <CircleCheck size={16} strokeWidth={1.75} role="img" aria-label={t('steps.isDone')} />
            ) : (
              <Circle size={16} strokeWidth={1.75} role="img" aria-label={t('steps.isOpen')} />
            )}
            <Way step={step} />
          </li>
        ))}
      </Steps>
    </OfficeCard>
  );
}

function Way({ step }: { step: FirstStep }) {
  const { t } = useTranslation('overview');
  const word = t(`steps.step.${step}`);
  const to = pages[step]();
  return opens(to) ? <Link to={to}>{word}</Link> : <span>{word}</span>;
}

const pages = {
  logo: officePaths.shop,
  product: () => officePaths.productForm(),
  factor: officePaths.factor,
  staff: officePaths.staff,
  share: officePaths.promote,
} as const satisfies Record<FirstStep, () => string>;

const Steps = styled.ul`
  display: grid;
  gap: 2px;
  margin-top: var(--space-3);
  font-size: var(--o-m);

  > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 32px;
    margin-inline: calc(-1 * var(--space-2));
    padding: var(--space-1) var(--space-2);
    border-radius: var(--o-radius);
  }
  > li[data-next] { background: var(--surface-muted); font-weight: var(--weight-strong); }
  > li[data-done] > :is(a, span) { color: var(--text-muted); text-decoration: line-through; }
  > li > svg { flex: none; }
  > li[data-done] > svg { color: var(--success); }
  a:hover { color: var(--o-link); text-decoration: underline; text-underline-offset: 3px; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
`;

const Back = styled(Button)`justify-self: end;`;
