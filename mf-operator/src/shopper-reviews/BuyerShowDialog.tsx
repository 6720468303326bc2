import { Checkbox, DialogForm, FieldNote, Picture, useForm } from '@mall/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { picturesOf } from './pictures-of.ts';
import type { ShopperReview } from './useShopperReviews.ts';

type BuyerShowDialogProps = {
  review: ShopperReview;
  /** Rejects when it is refused, which is said already; the choice stays. */
  onPut: (pictures: string[]) => Promise<unknown>;
  onClose: () => void;
};

/** Which pictures of a review go into the buyer show; all to begin with. */
export function BuyerShowDialog({ review, onPut, onClose }: BuyerShowDialogProps) {
  const { t } = useTranslation('shopperReviews');
  const all = picturesOf(review);
  const form = useForm<{ pictures: string[] }, 'pictures'>({
    initial: { pictures: all },
    problems: ({ pictures }) => (pictures.length === 0 ? { pictures: 'pictures' } : {}),
    say: () => t('buyerShow.missing'),
    onSubmit: ({ pictures }) => onPut(pictures).then(onClose, () => undefined),
  });
  const noteId = useId();
  const { pictures } = form.values;
  const choose = (picture: string, on: boolean) =>
    form.set({ pictures: all.filter((one) => (one === picture ? on : pictures.includes(one))) });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('buyerShow.title')}
      submitLabel={t('buyerShow.do')}
    >
      <fieldset aria-describedby={noteId}>
        <legend>{t('buyerShow.pictures')}</legend>
        <Pictures>
          {all.map((picture, at) => (
            <Checkbox
              key={picture}
              label={
                <Picture
                  src={picture}
                  alt={t('buyerShow.picture', { n: at + 1 })}
                  width={120}
                  height={120}
                  kind="photo"
                  sizes="120px"
                />
              }
              checked={pictures.includes(picture)}
              onChange={(on) => choose(picture, on)}
            />
          ))}
        </Pictures>
        <FieldNote id={noteId} hint={t('buyerShow.means')} error={form.field('pictures').error} />
      </fieldset>
    </DialogForm>
  );
}

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: var(--space-3);
  margin-block: var(--space-2);

  picture, img { border-radius: var(--radius-s); }
`;
