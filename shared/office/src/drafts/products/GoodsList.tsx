import type { Sent } from '@mall/contract/operations';
import { Button, ButtonLink } from '@mall/ui';
import { FilterSegments } from '@mall/ui/office';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportGoods } from '../../jobs/useExportGoods.ts';
import { DraftList } from '../DraftList.tsx';
import { bans, type DraftList as Rows } from '../useDraftList.ts';
import { type OwnGoods, useGoodsColumns } from './goods-columns.tsx';
import type { GoodsKind } from './goods-kind.ts';
import { LabelMenu } from './LabelMenu.tsx';

type BanFilter = (typeof bans)[number];
type GoodsListProps = {
  kind: GoodsKind;
  list: Rows<OwnGoods> & { asked: { ban: BanFilter }; ask: (change: { ban: BanFilter }) => void };
  /** The list's filters, by which its products are exported. */
  asked: Sent<'mallGoods.export'>;
  title: string;
  /** What a list without products says; a shop's own by default. */
  none?: { title: string; reason: string };
  filters?: ReactNode;
  views?: ReactNode;
};

/** The page of a seller's own products. */
export function GoodsList({ kind, list, asked, title, none, filters, views }: GoodsListProps) {
  const { t } = useTranslation(['ownGoods', 'drafts']);
  const { setLabel, moreBulk } = kind;
  const exporting = useExportGoods(kind.of);
  return (
    <DraftList
      kind={kind}
      words={{
        title,
        sub: (count, total) => t('sub', { count, total }),
        add: t('add'),
        find: t('find'),
        name: t('column.name'),
        unnamed: t('unnamed'),
        none: none?.title ?? t('none'),
        noneReason: none?.reason ?? t('noneReason'),
        notFound: t('notFound'),
      }}
      list={list}
      sub={({ goodsNo, skus, labels }) =>
        [goodsNo, t('skus', { count: skus }), ...labels.map((label) => t(`labels.${label}`))]
          .filter((part) => part !== null)
          .join(' · ')
      }
      columns={useGoodsColumns()}
      filters={
        <>
          <FilterSegments
            label={t('drafts:ban.filter')}
            segments={bans.map((value) => ({ value, label: t(`drafts:ban.${value}`) }))}
            value={list.asked.ban}
            onChange={(ban) => list.ask({ ban })}
          />
          {filters}
        </>
      }
      views={views}
      moreBulk={
        setLabel === null
          ? undefined
          : (chosen, start) => (
              <>
                <LabelMenu setLabel={setLabel} chosen={chosen} start={start} />
                {moreBulk?.(chosen, start)}
              </>
            )
      }
      tools={
        <>
          <Button
            busy={exporting.busy}
            disabled={list.total === 0 || asked.tab === 'removed'}
            icon={<FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => exporting.run(asked)}
          >
            {t('export')}
          </Button>
          <ButtonLink to={kind.importPath} icon={<FileUp size={16} strokeWidth={1.75} aria-hidden />}>
            {t('import')}
          </ButtonLink>
        </>
      }
    />
  );
}
