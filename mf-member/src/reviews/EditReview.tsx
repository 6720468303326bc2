import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { toast, useMutationOf } from '@mall/platform';
import { Button } from '@mall/ui';
import type { Written } from './written-review.ts';
import { draftOf, reviewProblems, toSaid } from './review-draft.ts';
import { ReviewLine } from './ReviewLine.tsx';

/** Stars, text and pictures of a review, which can be changed within seven days. */
export function EditReview({ review, onDone }: { review: Written; onDone: () => void }) {
  const { t } = useTranslation('member');
  const [draft, setDraft] = useState(draftOf(review));
  const [uploading, setUploading] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutationOf('review.edit', {
    refreshes: ['review.mine', 'review.list'],
    onSuccess: () => {
      toast.success(t('review.saved'));
      onDone();
    },
  });
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reviewProblems(draft).length === 0) save.mutate({ id: review.id, ...toSaid(draft) });
      }}
    >
      <ReviewLine
        line={{ id: review.id, name: review.name, specText: review.specText, image: review.image }}
        draft={draft}
        tried={tried}
        onChange={setDraft}
        onBusy={(_id, busy) => setUploading(busy)}
      />
      <div>
        <Button tone="primary" type="submit" busy={save.isPending || uploading}>
          {t('review.save')}
        </Button>
        <Button onClick={onDone}>{t('review.cancel')}</Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-3);

  > div { display: flex; flex-wrap: wrap; gap: var(--space-2); }
`;
