import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { review as limits } from '@mall/contract/core/limits';
import { toast, useMutationOf } from '@mall/platform';
import { Button, TextArea, UploadField } from '@mall/ui';
import { usePictures } from '../usePictures.ts';
import type { Written } from './written-review.ts';
import { textProblem } from './review-draft.ts';

/** A later addition to a review. */
export function FollowUpForm({ review, onDone }: { review: Written; onDone: () => void }) {
  const { t } = useTranslation('member');
  const [text, setText] = useState('');
  const [images, setImages] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const pictures = usePictures(
    { kind: 'review', max: limits.maxImages },
    images,
    (url) => setImages((now) => [...now, url]),
    (url) => setImages((now) => now.filter((known) => known !== url)),
  );
  const follow = useMutationOf('review.follow', {
    refreshes: ['review.mine', 'review.list'],
    onSuccess: () => {
      toast.success(t('review.follow.done'));
      onDone();
    },
  });
  const problem = textProblem(text);
  const fault = problem && t(`review.problem.${problem}`, { min: limits.minText, max: limits.maxText });
  return (
    <Form
      noValidate
      aria-label={t('review.follow.title')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!problem)
          follow.mutate({
            id: review.id,
            text: text.trim(),
            ...(images.length > 0 ? { images: [...images] } : {}),
          });
      }}
    >
      <TextArea
        label={t('review.follow.text')}
        counter={limits.maxText}
        value={text}
        error={tried ? fault : undefined}
        onChange={setText}
      />
      <UploadField label={t('review.pictures')} {...pictures.field} />
      <div>
        <Button tone="primary" type="submit" busy={follow.isPending || pictures.busy}>
          {t('review.follow.send')}
        </Button>
        <Button onClick={onDone}>{t('review.cancel')}</Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);

  > div:last-child { display: flex; flex-wrap: wrap; gap: var(--space-2); }
`;
