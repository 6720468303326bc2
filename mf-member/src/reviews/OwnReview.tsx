import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { Badge, Button, media, Notice, Picture, Rating, useFormat } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { EditReview } from './EditReview.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';
import type { Written } from './written-review.ts';

/** A submitted review: as shoppers see it, with its remaining actions. */
export function OwnReview({ review }: { review: Written }) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const [doing, setDoing] = useState<'edit' | 'follow'>();
  const stop = () => setDoing(undefined);
  if (doing === 'edit') return <EditReview review={review} onDone={stop} />;
  const { productId, name, image, specText, at, score, text, images, anonymous } = review;
  const { followUp, reply, editable, editableUntil, state, reason } = review;
  return (
    <Box as="article" aria-label={name}>
      <header>
        <Picture src={image} alt="" width={64} height={64} sizes="64px" />
        <div>
          <Link to={paths.product({ productId })}>{name}</Link>
          <small>
            {specText} · <time dateTime={at}>{format.date(at)}</time>
          </small>
        </div>
        <div>
          <Rating value={score} />
          {anonymous && <Badge>{t('review.anonymousMark')}</Badge>}
        </div>
      </header>
      {state === 'waiting' && <Notice tone="warning">{t('review.waits')}</Notice>}
      {state === 'hidden' && <Notice tone="warning">{t('review.hidden', { reason })}</Notice>}
      <p>{text}</p>
      <Photos images={images} />
      {followUp && (
        <Later>
          <b>{t('review.follow.at', { day: followUp.at === null ? '' : format.date(followUp.at) })}</b>
          <p>{followUp.text}</p>
          <Photos images={followUp.images} />
        </Later>
      )}
      {reply && (
        <Later>
          <b>{t('review.reply')}</b>
          <p>{reply.text}</p>
        </Later>
      )}
      {doing === 'follow' ? (
        <FollowUpForm review={review} onDone={stop} />
      ) : (
        <footer>
          {editable && (
            <Button size="small" onClick={() => setDoing('edit')}>
              {t('review.edit')}
            </Button>
          )}
          {followUp === null && (
            <Button size="small" onClick={() => setDoing('follow')}>
              {t('review.follow.do')}
            </Button>
          )}
          {editable && (
            <small>{t('review.editable', { day: format.dateTime(editableUntil, 'short') })}</small>
          )}
        </footer>
      )}
    </Box>
  );
}

function Photos({ images }: { images: readonly string[] }) {
  if (images.length === 0) return null;
  return (
    <ul>
      {images.map((src) => (
        <li key={src}>
          <Picture src={src} alt="" width={80} height={80} kind="photo" sizes="80px" />
        </li>
      ))}
    </ul>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  font-size: var(--step-ui);

  > header { /* the picture's width */
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
  }
  > header > :last-child { display: grid; justify-items: end; gap: var(--space-1); }
  ${media.phone} { > header { grid-template-columns: 64px minmax(0, 1fr); > :last-child { grid-column: 2; justify-items: start; } } } /* stars below the name */
  a { font-weight: var(--weight-strong); }
  a:hover { color: var(--brand); }
  small { color: var(--text-muted); font-size: var(--step--1); }
  header small { display: block; }
  p { max-width: var(--measure); overflow-wrap: anywhere; white-space: pre-line; }
  ul { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  ul > li { width: 80px; }
  > footer { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-3); }
`;

const Later = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--surface-muted);

  > b { font-size: var(--step--1); }
`;
