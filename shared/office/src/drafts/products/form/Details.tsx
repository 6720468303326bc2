import { type GoodsFact, goodsLimits } from '@mall/contract/seller/own-goods';
import { Button, IconButton } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DraftPictures } from '../../DraftPictures.tsx';
import { styled } from 'styled-components';
import { WordsField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';
import { useStoredPictures } from '../../useStoredPictures.ts';

/** The content of the product's page below the fold: a text, facts, pictures. */
export function Details({ content, change, lang, disabled }: PartProps) {
  const { t } = useTranslation('goodsForm');
  const list = useStoredPictures(content.detailImages, (detailImages) => change({ detailImages }));
  const setFact = (at: number, part: Partial<GoodsFact>) =>
    change({ facts: content.facts.map((fact, index) => (index === at ? { ...fact, ...part } : fact)) });
  return (
    <FormSection id="details" title={t('section.details')} lead={t('details.lead')}>
      <WordsField
        label={t('field.detail')}
        name="detail"
        optional
        rows={6}
        value={content.detail}
        onChange={(detail) => change({ detail })}
        lang={lang}
        max={goodsLimits.text}
      />
      <div>
        {content.facts.map((fact, at) => (
          <Row key={at}>
            <WordsField
              label={t('facts.name', { at: at + 1 })}
              name={`fact-${at}-name`}
              value={fact.name}
              onChange={(name) => setFact(at, { name })}
              lang={lang}
              max={goodsLimits.short}
            />
            <WordsField
              label={t('facts.value', { at: at + 1 })}
              name={`fact-${at}-value`}
              value={fact.value}
              onChange={(value) => setFact(at, { value })}
              lang={lang}
              max={goodsLimits.keywords}
            />
            {!disabled && (
              <IconButton
                label={t('facts.remove', { at: at + 1 })}
                onClick={() => change({ facts: content.facts.filter((_fact, index) => index !== at) })}
              >
                <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              </IconButton>
            )}
          </Row>
        ))}
        {!disabled && content.facts.length < goodsLimits.facts && (
          <Button
            size="small"
            tone="ghost"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => change({ facts: [...content.facts, { name: {}, value: {} }] })}
          >
            {t('facts.add')}
          </Button>
        )}
      </div>
      <DraftPictures
        list={list}
        label={t('details.pictures')}
        max={goodsLimits.detailImages}
        onOrder={(detailImages) => change({ detailImages })}
        hint={t('details.picturesHint')}
        disabled={disabled}
      />
    </FormSection>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  gap: var(--space-3);
  align-items: end;
  margin-bottom: var(--space-3);
`;
