import { Button, Dialog, RadioGroup, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Clash } from './draft.ts';

type ClashDialogProps<Content extends object> = {
  clash: Clash<Content>;
  nameOf: (field: keyof Content & string) => string;
  /** The value of a field as text, short enough to tell it apart from another. */
  shownOf: (content: Content, field: keyof Content & string) => string;
  onSettle: (theirs: readonly (keyof Content & string)[]) => void;
};

/**
 * Two people changed the same: both texts are displayed field by field, and the user chooses one. Neither is
 * lost before that.
 */
export function ClashDialog<Content extends object>({
  clash: { theirs, merged, fields },
  nameOf,
  shownOf,
  onSettle,
}: ClashDialogProps<Content>) {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  const [taken, setTaken] = useState<readonly (keyof Content & string)[]>([]);
  return (
    <Dialog
      open
      onClose={() => onSettle(taken)}
      title={t('clash.title')}
      actions={
        <>
          <Button onClick={() => onSettle(fields)}>{t('clash.allTheirs', { name: theirs.savedBy })}</Button>
          <Button tone="primary" onClick={() => onSettle(taken)}>
            {t('clash.go')}
          </Button>
        </>
      }
    >
      <p>{t('clash.lead', { name: theirs.savedBy, time: format.time(theirs.savedAt) })}</p>
      <Fields>
        {fields.map((field) => (
          <RadioGroup
            key={field}
            label={nameOf(field)}
            options={[
              { value: 'mine', label: t('clash.mine'), note: shownOf(merged, field) },
              { value: 'theirs', label: theirs.savedBy, note: shownOf(theirs.content, field) },
            ]}
            value={taken.includes(field) ? 'theirs' : 'mine'}
            onChange={(which) =>
              setTaken(which === 'theirs' ? [...taken, field] : taken.filter((one) => one !== field))
            }
          />
        ))}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`;
