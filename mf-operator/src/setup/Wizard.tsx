import type { Output } from '@mall/contract/operations';
import { refresh, useQueryOf } from '@mall/platform';
import { ButtonLink, FailedSection, Skeleton } from '@mall/ui';
import { CircleCheck, CircleDashed, Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SetupFrame } from './SetupFrame.tsx';
import { setupPath } from './setup-path.ts';
import { StepCard } from './StepCard.tsx';
import { wizardSteps } from './wizard-steps.ts';

/**
 * One step at a time, each of which can be skipped. The step is in the address, what is done is in the mall: it can be
 * left and gone on with, by anybody who may.
 */
export function Wizard({ me }: { me: Output<'operator.me'> }) {
  const { t } = useTranslation('setup');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // Second factors and products are made in other tabs.
  const start = useQueryOf('operator.start', {}, { quiet: true, refetchOnWindowFocus: 'always' });
  const settings = useQueryOf('mallSettings.show', {}, { quiet: true });
  if (start.data === undefined || settings.data === undefined)
    return (
      <SetupFrame pages={[]} title={t('title')}>
        {start.isError || settings.isError ? (
          <FailedSection onRetry={() => void Promise.all([start.refetch(), settings.refetch()])} />
        ) : (
          <Skeleton kind="block" height={320} />
        )}
      </SetupFrame>
    );
  const steps = wizardSteps({
    permissions: me.permissions,
    first: start.data.steps,
    settings: settings.data,
  });
  const asked = query.get('step');
  const at =
    asked === 'end'
      ? steps.length
      : Math.max(
          0,
          steps.findIndex(({ id, done }) => (asked === null ? !done : id === asked)),
        );
  const to = (index: number): string => `${setupPath}?step=${steps[index]?.id ?? 'end'}`;
  const here = steps[at];
  const title = t(`step.${here?.id ?? 'end'}`);
  const pages = [
    ...steps.map(({ id, done }, index) => ({
      to: to(index),
      label: t(`step.${id}`),
      icon: done ? (
        <CircleCheck size={16} role="img" aria-label={t('stepDone')} />
      ) : (
        <CircleDashed size={16} role="img" aria-label={t('stepOpen')} />
      ),
      current: index === at,
    })),
    {
      to: to(steps.length),
      label: t('step.end'),
      icon: <Flag size={16} aria-hidden />,
      current: here === undefined,
    },
  ];
  const next = () => {
    void refresh('operator.start');
    void navigate(to(at + 1));
  };
  return (
    <SetupFrame
      pages={pages}
      title={title}
      sub={here === undefined ? undefined : t('count', { at: at + 1, of: steps.length })}
    >
      <StepCard
        key={here?.id ?? 'end'}
        steps={steps}
        step={here}
        settings={settings.data}
        permissions={me.permissions}
        onNext={next}
      />
      {here !== undefined && (
        <Ways>
          {at > 0 && <ButtonLink to={to(at - 1)}>{t('before')}</ButtonLink>}
          <ButtonLink to={to(at + 1)} tone={here.done ? 'primary' : 'plain'}>
            {t(here.done ? 'next' : 'skip')}
          </ButtonLink>
        </Ways>
      )}
    </SetupFrame>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
