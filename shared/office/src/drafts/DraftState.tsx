import type { GoodsState } from '@mall/contract/seller/own-goods';
import { StatusPill, type StatusTone } from '@mall/ui/office';
import { FilePen, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const tones: Record<GoodsState, { tone: StatusTone; icon?: LucideIcon }> = {
  draft: { tone: 'neutral', icon: FilePen },
  pending: { tone: 'wait' },
  approved: { tone: 'good' },
  rejected: { tone: 'bad' },
};

/** Without a review what would be approved is published. */
export function DraftState({ state, reviewed }: { state: GoodsState; reviewed: boolean }) {
  const { t } = useTranslation('drafts');
  const word = state === 'approved' && !reviewed ? 'published' : state;
  return <StatusPill {...tones[state]}>{t(`state.${word}`)}</StatusPill>;
}

type ReviewedProps = { state: GoodsState; reason: string | null; live: boolean; reviewed: boolean };

/** The state of the review, and under it the reason, or that shoppers see an older version. */
export function Reviewed({ state, reason, live, reviewed }: ReviewedProps) {
  const { t } = useTranslation('drafts');
  const below = state === 'rejected' ? reason : live && state !== 'approved' ? t('liveStays') : null;
  return (
    <Two>
      <DraftState state={state} reviewed={reviewed} />
      {below !== null && <small title={below}>{below}</small>}
    </Two>
  );
}

const Two = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;

  > small {
    max-width: 100%;
    overflow: hidden;
    color: var(--text-muted);
    font-size: var(--o-xs);
    text-overflow: ellipsis;
  }
`;
