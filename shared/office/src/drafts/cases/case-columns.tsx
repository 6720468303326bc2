import { useFormat } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { OwnCase } from './case-row.ts';
import { useCasePhrases } from './useCasePhrases.ts';

/** The columns of a design case beside those of every draft. */
export const useCaseColumns = (): readonly Column<OwnCase>[] => {
  const { t } = useTranslation('ownCases');
  const format = useFormat();
  const words = useCasePhrases();
  return [
    {
      id: 'room',
      card: 'line',
      header: t('column.room'),
      cell: ({ room, style }) => {
        const said = [words.room(room), words.style(style)].filter((one) => one !== null);
        return Cells.text(said.join(' · '));
      },
      width: '170px',
      wideOnly: true,
    },
    {
      id: 'area',
      header: t('column.area'),
      align: 'end',
      cell: ({ area }) => Cells.text(area === null ? null : t('area', { area: format.number(area / 100) })),
      width: '110px',
    },
  ];
};
