import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { review as limits } from '@mall/contract/core/limits';
import { Checkbox, media, Picture, RatingInput, TextArea, UploadField } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { usePictures } from '../usePictures.ts';
import { type ReviewDraft, reviewProblems } from './review-draft.ts';

export type ReviewedLine = { id: string; name: string; specText: string; image: string };

type ReviewLineProps = {
  line: ReviewedLine;
  draft: ReviewDraft;
  /** Problems are displayed. */
  tried: boolean;
  onChange: (draft: ReviewDraft) => void;
  /** Whether pictures are uploading. */
  onBusy: (lineId: string, busy: boolean) => void;
};

/** Stars, text and pictures for one piece. */
export function ReviewLine({ line, draft, tried, onChange, onBusy }: ReviewLineProps) {
  const { t } = useTranslation('member');
  // An upload ends later than the render that started it, and must add to the then current pictures.
  const now = useRef(draft);
  now.current = draft;
  const change = (part: Partial<ReviewDraft>) => onChange({ ...now.current, ...part });
  const pictures = usePictures(
    { kind: 'review', max: limits.maxImages },
    draft.images,
    (url) => change({ images: [...now.current.images, url] }),
    (url) => change({ images: now.current.images.filter((known) => known !== url) }),
  );
  const { busy } = pictures;
  // The form must not be sent while pictures are uploading, and uploads end outside the form's events.
  useEffect(() => onBusy(line.id, busy), [onBusy, line.id, busy]);
  const problems = tried ? reviewProblems(draft) : [];
  const textFault = problems.includes('text')
    ? t('review.problem.text', { min: limits.minText })
    : problems.includes('long')
      ? t('review.problem.long', { max: limits.maxText })
      : undefined;
  return (
    <Box as="article" aria-label={line.name}>
      <header>
        <Picture src={line.image} alt="" width={64} height={64} sizes="64px" />
        <div>
          <b>{line.name}</b>
          <small>{line.specText}</small>
        </div>
      </header>
      <Scores>
        <RatingInput
          label={t('review.score')}
          value={draft.score}
          error={problems.includes('score') ? t('review.problem.score') : undefined}
          onChange={(score) => change({ score })}
        />
        <RatingInput
          label={t('review.service')}
          value={draft.service}
          onChange={(service) => change({ service })}
        />
        <RatingInput
          label={t('review.logistics')}
          value={draft.logistics}
          onChange={(logistics) => change({ logistics })}
        />
      </Scores>
      <Words
        label={t('review.text')}
        hint={t('review.textHint')}
        counter={limits.maxText}
        value={draft.text}
        error={textFault}
        onChange={(text) => change({ text })}
      />
      <UploadField label={t('review.pictures')} {...pictures.field} />
      <Checkbox
        label={t('review.anonymous')}
        checked={draft.anonymous}
        onChange={(anonymous) => change({ anonymous })}
      />
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);

  > header { /* the picture's width */
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
    font-size: var(--step-ui);
  }
  > header small { display: block; color: var(--text-muted); font-size: var(--step--1); }
`;

const Scores = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);

  ${media.phone} { display: grid; }
`;

const Words = styled(TextArea)`
  textarea { min-height: calc(2 * var(--control)); }
`;
