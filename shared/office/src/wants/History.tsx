import { isWantEnd, isVerdict } from '@mall/contract/trade/purchase-request-office';
import { Timeline, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import {
  BadgeCheck,
  CalendarClock,
  CircleCheck,
  CircleX,
  Flag,
  Forward,
  Handshake,
  type LucideIcon,
  MessageSquare,
  StickyNote,
  Undo2,
  UserRoundCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Want } from './useWant.ts';

type Happened = Want['history'][number];

const icons: Record<Happened['what'], LucideIcon> = {
  asked: MessageSquare,
  note: StickyNote,
  verify: BadgeCheck,
  assign: UserRoundCheck,
  next: CalendarClock,
  quoted: Handshake,
  quoteWithdrawn: Undo2,
  quoteDeclined: CircleX,
  quoteAccepted: CircleCheck,
  handed: Forward,
  ended: Flag,
};

/** Who did what, latest first; what the member did is marked as theirs. */
export function History({ want }: { want: Want }) {
  const { t } = useTranslation('wants');
  const format = useFormat();
  const title = useTitle();
  return (
    <OfficeCard title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        entries={want.history.map((entry) => {
          const Icon = icons[entry.what];
          return {
            id: entry.id,
            title: (
              <>
                <b>{entry.what === 'handed' ? t('history.mall') : (entry.by ?? t('history.member'))}</b> ·{' '}
                {title(entry)}
              </>
            ),
            note: entry.note,
            time: format.dateTime(entry.at, 'short'),
            icon: <Icon aria-hidden />,
            tone: entry.by === null ? 'brand' : 'quiet',
          };
        })}
      />
    </OfficeCard>
  );
}

const useTitle = () => {
  const { t } = useTranslation('wants');
  const format = useFormat();
  return ({ what, about }: Happened): string => {
    if (what === 'verify' && isVerdict(about)) return t('history.verify', { verdict: t(`verdict.${about}`) });
    if (what === 'ended' && isWantEnd(about)) return t('history.ended', { end: t(`state.${about}`) });
    if (what === 'next') return t('history.next', { day: format.date(about, 'short') });
    if (what === 'assign') return about === '' ? t('history.freed') : t('history.assign', { name: about });
    if (what === 'handed') return t('history.received');
    return t(`history.${what}`);
  };
};
