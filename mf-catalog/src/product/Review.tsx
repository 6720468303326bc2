import type { Item } from '@mall/contract/operations';
import { Dialog, media, Picture, Rating, useFormat } from '@mall/ui';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { HelpfulVotes } from './useHelpfulVotes.ts';

/**
 * One review: its author, the bought SKU, three scores, text and photos, the shop's answer, and the votes.
 */
export function Review({ review, helped }: { review: Item<'review.list'>; helped: HelpfulVotes }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const [opened, setOpened] = useState<string>();
  const { t: own } = useTranslation('product');
  const useful = helped.countOf(review.id) ?? review.useful;
  const { name, avatar, score, service, logistics, text, images, specText, at, followUp, reply } = review;
  return (
    <Whole>
      <Head>
        {avatar ? (
          <Face src={avatar} alt="" width={40} height={40} kind="photo" sizes="40px" />
        ) : (
          <Initial aria-hidden="true">{[...name][0]}</Initial>
        )}
        <div>
          <b>{name}</b>
          <small>
            {specText && `${specText} · `}
            <time dateTime={at}>{format.date(at)}</time>
          </small>
        </div>
        <Rating value={score} />
      </Head>
      <p>{text}</p>
      <small>{t('product.review.scores', { service, logistics })}</small>
      <PhotoRow name={name} images={images} onOpen={setOpened} />
      {followUp && (
        <Later>
          <b>{t('product.review.later')}</b>
          {followUp.at && (
            <>
              {' '}
              · <time dateTime={followUp.at}>{format.date(followUp.at)}</time>
            </>
          )}{' '}
          · {followUp.text}
          <PhotoRow name={name} images={followUp.images} onOpen={setOpened} />
        </Later>
      )}
      {reply && (
        <Later>
          <b>{own('review.reply')}</b> · {reply.text}
        </Later>
      )}
      <Thumb
        type="button"
        aria-pressed={helped.has(review.id)}
        disabled={helped.voting === review.id}
        onClick={() => helped.toggle(review.id)}
      >
        <ThumbsUp size={16} strokeWidth={1.5} aria-hidden />
        {useful > 0 ? own('review.helpedCount', { count: useful }) : own('review.helped')}
      </Thumb>
      <Dialog open={opened !== undefined} onClose={() => setOpened(undefined)} size="large" title={name}>
        <Picture
          src={opened}
          alt={text}
          width={800}
          height={600}
          kind="photo"
          sizes="(max-width: 767px) 100vw, 800px"
          eager
        />
      </Dialog>
    </Whole>
  );
}

type PhotoRowProps = { name: string; images: readonly string[]; onOpen: (src: string) => void };

function PhotoRow({ name, images, onOpen }: PhotoRowProps) {
  const { t } = useTranslation('catalog');
  if (images.length === 0) return null;
  return (
    <Photos>
      {images.map((src, index) => (
        <li key={src}>
          <button
            type="button"
            aria-label={t('product.review.photo', { name, at: index + 1 })}
            onClick={() => onOpen(src)}
          >
            <Picture src={src} alt="" width={104} height={104} kind="photo" sizes="104px" />
          </button>
        </li>
      ))}
    </Photos>
  );
}

const Thumb = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);
  margin-top: var(--space-1);
  color: var(--text-muted);
  font-size: var(--step--1);

  &:hover, &[aria-pressed='true'] { color: var(--brand); }
`;

const Whole = styled.article`
  padding: var(--space-5) 0;
  border-bottom: 1px solid var(--line);

  &:first-child { padding-top: 0; }
  > p { margin-top: var(--space-3); max-width: var(--measure); overflow-wrap: anywhere; }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); line-height: var(--leading-ui); }
  time { white-space: nowrap; }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  > div { flex: 1; min-width: 0; line-height: 1.4; }
  > div > b { font-size: var(--step-ui); }
  > :last-child { flex: none; align-self: start; padding-top: var(--space-1); }
`;

const Face = styled(Picture)`
  flex: none;
  width: 40px;
  border-radius: 50%;
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand);
  font-size: var(--step--1);
  font-weight: var(--weight-strong);
`;

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-3);

  button { display: block; width: 104px; border-radius: var(--radius-s); cursor: zoom-in; }
  ${media.phone} { button { width: 92px; } }
`;

const Later = styled.div`
  margin-top: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--surface-muted);
  font-size: var(--step-ui);
  line-height: 1.5;
`;
