import { usePageKeys } from '@mall/office';
import { language } from '@mall/platform';
import { bcp47 } from '@mall/contract/core/languages';
import { Button, IconButton, media } from '@mall/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { shifted, spanOf } from './month.ts';
import type { Campaigns } from './useCampaigns.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The month, and the ways to others: buttons, or the keys [ and ], and 0 for this one. */
export function MonthSteps({ campaigns: { month, ask } }: { campaigns: Campaigns }) {
  const { t } = useTranslation('campaigns');
  const go = (by: number) => ask({ month: shifted(month, by) });
  const today = () => ask({ month: '' });
  usePageKeys({ '[': () => go(-1), ']': () => go(1), 0: today });
  const name = new Intl.DateTimeFormat(bcp47[language()], { month: 'long', year: 'numeric' });
  return (
    <Bar>
      <IconButton label={t('month.before')} onClick={() => go(-1)}>
        <ChevronLeft {...icon} />
      </IconButton>
      <h2 aria-live="polite">{name.format(spanOf(month).from)}</h2>
      <IconButton label={t('month.next')} onClick={() => go(1)}>
        <ChevronRight {...icon} />
      </IconButton>
      <Button size="small" onClick={today}>
        {t('month.today')}
      </Button>
      <small>{t('month.keys')}</small>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--o-line-soft);

  h2 { min-width: 9em; font-size: var(--o-l); text-align: center; }
  small { margin-left: auto; color: var(--text-muted); font-size: var(--o-xs); }
  ${media.finger} { small { display: none; } }
  ${media.phone} { small { display: none; } }
`;
