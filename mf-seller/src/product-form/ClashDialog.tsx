import type { GoodsContent, GoodsField } from '@mall/contract/own-goods';
import type { Language } from '@mall/contract/languages';
import { Button, Dialog, RadioGroup, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Clash } from './saving.ts';
import { textOf } from './text-of.ts';

type ClashDialogProps = { clash: Clash; lang: Language; onSettle: (theirs: readonly GoodsField[]) => void };

/** Two people changed the same: both texts are shown, field by field, and one is chosen. Neither is lost before that. */
export function ClashDialog({ clash: { theirs, merged, fields }, lang, onSettle }: ClashDialogProps) {
  const { t } = useTranslation('goodsForm');
  const format = useFormat();
  const [taken, setTaken] = useState<readonly GoodsField[]>([]);
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
            label={t(`name.${field}`)}
            options={[
              { value: 'mine', label: t('clash.mine'), note: shownOf(merged, field, lang) },
              { value: 'theirs', label: theirs.savedBy, note: shownOf(theirs.content, field, lang) },
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

/** What stands in a field, short enough to be told apart from another. */
const shownOf = (content: GoodsContent, field: GoodsField, lang: Language): string => {
  const value = content[field];
  if (value === null || typeof value !== 'object') return String(value ?? '–');
  if (Array.isArray(value)) {
    if (field !== 'skus') return String(value.length);
    return content.skus.map(({ price, stock }) => `¥${(price ?? 0) / 100} × ${stock ?? 0}`).join(', ');
  }
  if (field === 'size') return `${content.size.w} × ${content.size.d} × ${content.size.h} mm`;
  return textOf(value as GoodsContent['name'], lang); // every other object of a content is a text in languages
};

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`;
