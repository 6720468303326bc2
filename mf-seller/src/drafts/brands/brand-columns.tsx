import { Reviewed, textOf } from '@mall/office/drafts';
import { Identity } from '@mall/office';
import { language } from '@mall/platform';
import { TextButton } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { OwnBrand } from './useOwnBrands.ts';

/** A brand's name in the reader's language, else in one that has it. */
export const nameOf = ({ content }: OwnBrand): string => textOf(content.name, language());

export const useBrandColumns = (open: (brand: OwnBrand) => void): readonly Column<OwnBrand>[] => {
  const { t } = useTranslation('ownBrands');
  const { t: say } = useTranslation('drafts');
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: (brand) => (
        <Identity image={brand.content.logo} kind="plain">
          <TextButton onClick={() => open(brand)}>{nameOf(brand)}</TextButton>
        </Identity>
      ),
    },
    {
      id: 'sort',
      card: 'none',
      header: t('column.sort'),
      align: 'end',
      cell: ({ content }) => Cells.number(content.sort),
      width: '90px',
    },
    {
      id: 'products',
      card: 'line',
      header: t('column.products'),
      align: 'end',
      cell: ({ products }) => Cells.number(products),
      width: '110px',
    },
    {
      id: 'review',
      card: 'aside',
      header: say('column.review'),
      cell: ({ state, reason, live }) => (
        <Reviewed state={state} reason={reason} live={live !== null} reviewed />
      ),
      width: '220px',
    },
    {
      id: 'saved',
      header: say('column.saved'),
      cell: ({ savedAt }) => Cells.dateTime(savedAt),
      width: '150px',
      wideOnly: true,
    },
  ];
};
