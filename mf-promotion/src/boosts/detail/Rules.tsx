import { Card } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Activity } from '../usePrize.ts';

/** The terms of an activity in sentences. */
export function Rules({ activity }: { activity: Activity }) {
  const { t } = useTranslation('boosts');
  const { kind, helps, durationHours, orderHours, newUserWeight, earlyBuy, helpLimitDay, helpLimit } =
    activity;
  return (
    <Box>
      <h2>{t('rules.title')}</h2>
      <ul>
        <li>{t(`rules.${kind}`, { count: helps })}</li>
        <li>{t('rules.time', { count: durationHours })}</li>
        {newUserWeight > 1 && <li>{t('rules.newUser', { count: newUserWeight })}</li>}
        <li>{t('rules.limits', { count: helpLimit, day: helpLimitDay })}</li>
        {kind === 'price_cut' && <li>{t('rules.order', { count: orderHours })}</li>}
        {kind === 'price_cut' && earlyBuy && <li>{t('rules.early')}</li>}
        <li>{t('rules.fair')}</li>
      </ul>
    </Box>
  );
}

const Box = styled(Card)`
  padding: var(--space-4) var(--space-5);

  h2 { margin-bottom: var(--space-2); font-size: var(--step-ui); }
  li { padding-left: var(--space-4); color: var(--text-muted); font-size: var(--step--1); }
  li::before { content: '·'; float: left; margin-left: calc(-1 * var(--space-3)); }
  li + li { margin-top: var(--space-2); }
`;
