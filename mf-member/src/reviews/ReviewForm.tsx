import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { toast, useKeptState, useMutationOf } from '@mall/platform';
import { Button, media, Notice } from '@mall/ui';
import { emptyReview, isBegun, type ReviewDraft, reviewProblems, toLine } from './review-draft.ts';
import { type ReviewedLine, ReviewLine } from './ReviewLine.tsx';

/** A review for each piece; untouched ones can be reviewed later. */
export function ReviewForm({ orderId, lines }: { orderId: string; lines: readonly ReviewedLine[] }) {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const [drafts, setDrafts] = useKeptState<Record<string, ReviewDraft>>(`review.${orderId}`, {});
  // An upload ends later than the render that started it, and must not undo what was typed meanwhile.
  const latest = useRef(drafts);
  latest.current = drafts;
  const [uploading, setUploading] = useState<Readonly<Record<string, boolean>>>({});
  const onBusy = useCallback(
    (lineId: string, busy: boolean) =>
      setUploading((all) => (all[lineId] === busy ? all : { ...all, [lineId]: busy })),
    [],
  );
  const [tried, setTried] = useState(false);
  const send = useMutationOf('order.evaluate', {
    refreshes: ['order.list', 'order.detail', 'review.list', 'review.mine'],
    onSuccess: async () => {
      toast.success(t('review.thanks'));
      await navigate(paths.memberOrders({ tab: 'received' }));
    },
  });

  const begun = lines.flatMap((line) => {
    const draft = drafts[line.id];
    return draft && isBegun(draft) ? [{ line, draft }] : [];
  });
  const wrong = begun.filter(({ draft }) => reviewProblems(draft).length > 0);
  const submit = () => {
    setTried(true);
    if (begun.length > 0 && wrong.length === 0)
      send.mutate({ orderId, lines: begun.map(({ line, draft }) => toLine(line.id, draft)) });
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {lines.map((line) => (
        <ReviewLine
          key={line.id}
          line={line}
          draft={drafts[line.id] ?? emptyReview}
          tried={tried && (begun.length === 0 || begun.some((one) => one.line === line))}
          onChange={(draft) => setDrafts({ ...latest.current, [line.id]: draft })}
          onBusy={onBusy}
        />
      ))}
      {tried && begun.length === 0 && (
        <Notice tone="danger" role="alert">
          {t('review.none')}
        </Notice>
      )}
      <Foot>
        <Button
          tone="primary"
          size="large"
          type="submit"
          busy={send.isPending || Object.values(uploading).includes(true)}
        >
          {t('review.send')}
        </Button>
        <small>{t('review.rule')}</small>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);

  > small { color: var(--text-muted); font-size: var(--step--1); }
  ${media.phone} { > button { flex-grow: 1; } }
`;
