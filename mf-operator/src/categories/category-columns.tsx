import { languageNames, languages } from '@mall/contract/core/languages';
import { Identity } from '@mall/office';
import { IconButton, TextButton } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { nameOf } from '../name-of.ts';
import { type Category, type Step, stepOf } from './tree.ts';

type Options = {
  all: readonly Category[];
  mayEdit: boolean;
  onOpen: (category: Category) => void;
  onStep: (category: Category, step: Step) => void;
};

export const useCategoryColumns = ({
  all,
  mayEdit,
  onOpen,
  onStep,
}: Options): readonly Column<Category>[] => {
  const { t } = useTranslation('categories');
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const arrow = (category: Category, step: 'up' | 'down') => (
    <IconButton
      label={t(`step.${step}Of`, { name: nameOf(category.name) })}
      data-step={`${step} ${category.id}`}
      disabled={typeof stepOf(all, category, step) === 'string'}
      onClick={() => onStep(category, step)}
    >
      {step === 'up' ? <ArrowUp {...icon} /> : <ArrowDown {...icon} />}
    </IconButton>
  );
  const columns: readonly Column<Category>[] = [
    {
      id: 'name',
      header: t('column.name'),
      cell: (category) => (
        <Place data-below={category.parentId !== null || undefined}>
          <Identity image={category.image}>
            <TextButton data-row data-place={category.id} onClick={() => onOpen(category)}>
              {nameOf(category.name)}
            </TextButton>
          </Identity>
        </Place>
      ),
    },
    {
      id: 'languages',
      header: t('column.languages'),
      cell: ({ name }) => <Said missing={languages.filter((code) => (name[code] ?? '') === '')} />,
      width: '230px',
      card: 'line',
    },
    {
      id: 'products',
      header: t('column.products'),
      align: 'end',
      cell: ({ products }) => Cells.number(products),
      width: '110px',
      card: 'aside',
    },
  ];
  if (!mayEdit) return columns;
  return [
    ...columns,
    {
      id: 'order',
      header: t('column.order'),
      align: 'center',
      width: '110px',
      card: 'foot',
      cell: (category) => (
        <Arrows>
          {arrow(category, 'up')}
          {arrow(category, 'down')}
        </Arrows>
      ),
    },
  ];
};

function Said({ missing }: { missing: readonly (typeof languages)[number][] }) {
  const { t } = useTranslation('categories');
  if (missing.length === 0) return <Quiet>{t('languages.all')}</Quiet>;
  return t('languages.missing', { list: missing.map((code) => languageNames[code]).join(', ') });
}

const Place = styled.span`
  display: block;
  &[data-below] { padding-inline-start: var(--space-6); }
`;

const Arrows = styled.span`
  display: inline-flex;
  button { width: 36px; height: 36px; }
`;

const Quiet = styled.span`color: var(--text-muted);`;
