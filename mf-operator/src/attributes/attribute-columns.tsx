import { type AttributeKind } from '@mall/contract/catalog/mall-catalogue';
import { languageNames, languages } from '@mall/contract/core/languages';
import { IconButton, TextButton } from '@mall/ui';
import { Cells, type Column, StatusPill } from '@mall/ui/office';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { nameOf } from '../name-of.ts';
import type { Attribute } from './useAttributes.ts';

type Options = {
  kind: AttributeKind;
  mayEdit: boolean;
  whyNot: (one: Attribute, step: 'up' | 'down') => string | false;
  onOpen: (one: Attribute) => void;
  onStep: (one: Attribute, step: 'up' | 'down') => void;
};

export const useAttributeColumns = (options: Options): readonly Column<Attribute>[] => {
  const { t } = useTranslation('attributes');
  const { kind, mayEdit, whyNot, onOpen, onStep } = options;
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const arrow = (one: Attribute, step: 'up' | 'down') => (
    <IconButton
      label={t(`step.${step}`, { name: nameOf(one.name) })}
      data-step={`${step} ${one.key}`}
      disabled={whyNot(one, step) !== false}
      onClick={() => onStep(one, step)}
    >
      {step === 'up' ? <ArrowUp {...icon} /> : <ArrowDown {...icon} />}
    </IconButton>
  );
  const products: Column<Attribute> = {
    id: 'products',
    header: t('column.products'),
    align: 'end',
    cell: (one) => Cells.number(one.products),
    width: '110px',
    card: 'line',
  };
  const order: Column<Attribute> = {
    id: 'order',
    header: t('column.order'),
    align: 'center',
    width: '110px',
    card: 'foot',
    cell: (one) => (
      <Arrows>
        {arrow(one, 'up')}
        {arrow(one, 'down')}
      </Arrows>
    ),
  };
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: (one) => (
        <Name>
          {one.colour !== null && <Dot style={{ background: one.colour }} />}
          <TextButton data-row data-place={one.key} onClick={() => onOpen(one)}>
            {nameOf(one.name)}
          </TextButton>
          {one.colour !== null && <small>{one.colour}</small>}
        </Name>
      ),
    },
    {
      id: 'languages',
      header: t('column.languages'),
      cell: ({ name }) => <Said missing={languages.filter((code) => (name[code] ?? '') === '')} />,
      width: '230px',
      wideOnly: true,
    },
    ...(kind === 'colour' ? [] : [products]),
    {
      id: 'offered',
      header: t('column.offered'),
      cell: ({ hidden }) => (
        <StatusPill tone={hidden ? 'neutral' : 'good'}>{t(hidden ? 'offered.no' : 'offered.yes')}</StatusPill>
      ),
      width: '130px',
      card: 'aside',
    },
    ...(mayEdit ? [order] : []),
  ];
};

function Said({ missing }: { missing: readonly (typeof languages)[number][] }) {
  const { t } = useTranslation('attributes');
  if (missing.length === 0) return <Quiet>{t('languages.all')}</Quiet>;
  return t('languages.missing', { list: missing.map((code) => languageNames[code]).join(', ') });
}

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;

const Dot = styled.i`
  flex: none;
  width: 20px;
  height: 20px;
  border: 1px solid var(--dot-edge);
  border-radius: 50%;
`;

const Arrows = styled.span`
  display: inline-flex;
  button { width: 36px; height: 36px; }
`;

const Quiet = styled.span`color: var(--text-muted);`;
