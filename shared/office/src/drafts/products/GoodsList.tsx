import { ButtonLink } from '@mall/ui';
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftList } from '../DraftList.tsx';
import type { DraftList as Rows } from '../useDraftList.ts';
import { type OwnGoods, useGoodsColumns } from './goods-columns.tsx';
import type { GoodsKind } from './goods-kind.ts';
import { LabelMenu } from './LabelMenu.tsx';

type GoodsListProps = {
  kind: GoodsKind;
  list: Rows<OwnGoods>;
  title: string;
  /** What a list without products says; a shop's own by default. */
  none?: { title: string; reason: string };
  filters?: ReactNode;
};

/** The page of a seller's own products. */
export function GoodsList({ kind, list, title, none, filters }: GoodsListProps) {
  const { t } = useTranslation('ownGoods');
  const { setLabel } = kind;
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
      filters={filters}
      moreBulk={
        setLabel === null
          ? undefined
          : (chosen, start) => <LabelMenu setLabel={setLabel} chosen={chosen} start={start} />
      }
      tools={
        <ButtonLink to={kind.importPath} icon={<FileUp size={16} strokeWidth={1.75} aria-hidden />}>
          {t('import')}
        </ButtonLink>
      }
    />
  );
}
