import { bcp47 } from '@mall/contract/core/languages';
import { Identity } from '../Identity.tsx';
import type { PictureProps } from '@mall/ui';
import { Cells, type Column, StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Reviewed } from './DraftState.tsx';
import { isReviewed } from './draft.ts';
import type { DraftRow, RowKind } from './row-steps.ts';

type DraftColumns<Row> = {
  kind: RowKind;
  /** The heading of the first column. */
  name: string;
  nameOf: (row: Row) => string;
  /** Under the name. */
  sub: (row: Row) => string;
  picture?: PictureProps['kind'];
  /** This kind's columns beside name, review, offer and last change. */
  columns: readonly Column<Row>[];
};

/** The columns of every draft, around those of its kind. */
export const useDraftColumns = <Row extends DraftRow>({
  kind,
  name,
  nameOf,
  sub,
  picture,
  columns,
}: DraftColumns<Row>): readonly Column<Row>[] => {
  const { t } = useTranslation('drafts');
  const reviewed = isReviewed(kind);
  return [
    {
      id: 'name',
      header: name,
      cell: (row) => (
        <Identity image={row.image} kind={picture}>
          {row.removedAt === null
            ? Cells.link(
                kind.formPath(row.id),
                <span lang={bcp47[row.contentLang]}>{nameOf(row)}</span>,
                sub(row),
              )
            : Cells.text(nameOf(row), sub(row))}
        </Identity>
      ),
    },
    ...columns,
    {
      id: 'review',
      card: 'aside',
      header: t(reviewed ? 'column.review' : 'column.state'),
      cell: (row) => <Reviewed {...row} reviewed={reviewed} />,
      width: '190px',
    },
    {
      id: 'offer',
      card: 'line',
      header: t(`offer.${kind.offer}.title`),
      cell: ({ live, onSale, ban }) =>
        (ban ?? null) !== null ? (
          <StatusPill tone="bad">{t('ban.pill')}</StatusPill>
        ) : live ? (
          <StatusPill tone={onSale ? 'good' : 'neutral'}>
            {t(`offer.${kind.offer}.${onSale ? 'on' : 'off'}`)}
          </StatusPill>
        ) : (
          Cells.text(null)
        ),
      width: '130px',
    },
    {
      id: 'saved',
      header: t('column.saved'),
      cell: ({ savedAt }) => Cells.dateTime(savedAt),
      width: '150px',
      wideOnly: true,
    },
  ];
};
