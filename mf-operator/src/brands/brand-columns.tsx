import { languageNames, languages } from '@mall/contract/core/languages';
import { Identity } from '@mall/office';
import { TextButton } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import type { Brand } from './useBrands.ts';

export const useBrandColumns = (onOpen: (brand: Brand) => void): readonly Column<Brand>[] => {
  const { t } = useTranslation('brands');
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: (brand) => (
        <Identity image={brand.logo} kind="plain">
          <TextButton data-row onClick={() => onOpen(brand)}>
            {nameOf(brand.name)}
          </TextButton>
        </Identity>
      ),
    },
    {
      id: 'place',
      header: t('column.place'),
      align: 'end',
      cell: ({ place }) => (place === null ? Cells.text(null) : Cells.number(place)),
      width: '90px',
      card: 'line',
    },
    {
      id: 'languages',
      header: t('column.languages'),
      cell: ({ name }) => <Missing codes={languages.filter((code) => (name[code] ?? '') === '')} />,
      width: '230px',
      wideOnly: true,
    },
    {
      id: 'followers',
      header: t('column.followers'),
      align: 'end',
      cell: ({ followers }) => Cells.number(followers),
      width: '110px',
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
};

function Missing({ codes }: { codes: readonly (typeof languages)[number][] }) {
  const { t } = useTranslation('brands');
  if (codes.length === 0) return t('languages.all');
  return t('languages.missing', { list: codes.map((code) => languageNames[code]).join(', ') });
}
