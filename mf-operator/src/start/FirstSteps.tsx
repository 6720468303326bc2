import type { Output } from '@mall/contract/operations';
import { TextLink, VisuallyHidden } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMe } from '../useMe.ts';
import { placeOf } from './places.ts';

/** What a new mall needs before it is open; the card is gone once all of it is done. */
export function FirstSteps({ steps }: { steps: Output<'operator.start'>['steps'] }) {
  const { t } = useTranslation('start');
  const permissions = useMe().me?.permissions ?? [];
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <OfficeCard title={t('first')} actions={<TextLink to="/operator/setup">{t('goOn')}</TextLink>}>
      <List>
        {steps.map(({ step, done }) => {
          const place = placeOf(step, permissions);
          return (
            <li key={step} data-done={done || undefined}>
              {done ? <CircleCheck {...icon} /> : <Circle {...icon} />}
              <span>
                {place === undefined ? (
                  t(`step.${step}`)
                ) : (
                  <TextLink to={place}>{t(`step.${step}`)}</TextLink>
                )}
                <VisuallyHidden>{t(done ? 'done' : 'open')}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </List>
    </OfficeCard>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-2);

  > li { display: flex; align-items: center; gap: var(--space-3); min-height: 28px; }
  > li[data-done] > svg { color: var(--success); }
`;
