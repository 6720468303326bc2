import { usePageKeys } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { Button, ButtonLink, media } from '@mall/ui';
import { Check, ChevronDown, ChevronUp, Hand, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { useTake } from './useTake.ts';
import type { useNeighbours, WorkDetail } from './useWorks.ts';

type WorkStepsProps = {
  work: WorkDetail;
  around: Pick<ReturnType<typeof useNeighbours>, 'previous' | 'next'>;
  /** It was changed since it was opened. */
  unread: boolean;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
};
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Previous and next (K, J), take (T), reject (R), approve (A). */
export function WorkSteps({ work, around, unread, busy, onApprove, onReject }: WorkStepsProps) {
  const { t } = useTranslation('workReviews');
  const go = useNavigate();
  const keys = useSingleKeys();
  const take = useTake();
  const may = useMayOperate('review.decide') && work.waits;
  const theirs = take.isTheirs(work);
  const why = theirs
    ? t('theirs', { name: work.taker?.name ?? '' })
    : unread
      ? t('changed.first')
      : undefined;
  const free = may && !busy && why === undefined;
  const { previous, next } = around;
  usePageKeys({
    a: free ? onApprove : undefined,
    r: free ? onReject : undefined,
    t: may && !take.busy ? () => take.toggle(work) : undefined,
    j: next === undefined ? undefined : () => void go(next),
    k: previous === undefined ? undefined : () => void go(previous),
  });
  const key = (letter: string) => keys && <kbd aria-hidden>{letter}</kbd>;
  return (
    <Steps>
      {previous !== undefined && (
        <ButtonLink to={previous} tone="ghost" icon={<ChevronUp {...icon} />}>
          {t('previous')} {key('K')}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink to={next} tone="ghost" icon={<ChevronDown {...icon} />}>
          {t('next')} {key('J')}
        </ButtonLink>
      )}
      {may && (
        <>
          <Button icon={<Hand {...icon} />} busy={take.busy} onClick={() => take.toggle(work)}>
            {t(take.isMine(work) ? 'giveBack' : theirs ? 'takeOver' : 'take')} {key('T')}
          </Button>
          <Button icon={<X {...icon} />} disabled={!free} title={why} onClick={onReject}>
            {t('reject')} {key('R')}
          </Button>
          <Button tone="primary" icon={<Check {...icon} />} disabled={!free} title={why} onClick={onApprove}>
            {t('approve')} {key('A')}
          </Button>
        </>
      )}
    </Steps>
  );
}

const Steps = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  kbd { padding: 0 var(--space-1); border: 1px solid currentcolor; border-radius: var(--radius-s); font: inherit; font-size: var(--o-xs); opacity: 0.7; }
  ${media.phone} kbd { display: none; }
`;
