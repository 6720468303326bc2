import { officePaths } from '@mall/contract/seller/office-paths';
import { ButtonLink } from '@mall/ui';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DraftList } from '../DraftList.tsx';
import { goodsKind } from '../../goods-kind.ts';
import { useGoodsColumns } from './goods-columns.tsx';
import { useOwnGoods } from './useOwnGoods.ts';

/** The shop's own products with their review. */
export function OwnGoodsScreen() {
  return <Screen custom={false} />;
}

/** Those that are made to measure. */
export function CustomGoodsScreen() {
  return <Screen custom />;
}

function Screen({ custom }: { custom: boolean }) {
  const { t } = useTranslation('ownGoods');
  return (
    <DraftList
      kind={goodsKind}
      words="ownGoods"
      title={t(custom ? 'customTitle' : 'title')}
      list={useOwnGoods(custom)}
      sub={({ goodsNo, skus }) => {
        const count = t('skus', { count: skus });
        return goodsNo === null ? count : `${goodsNo} · ${count}`;
      }}
      columns={useGoodsColumns()}
      tools={
        <ButtonLink to={officePaths.goodsImport()} icon={<FileUp size={16} strokeWidth={1.75} aria-hidden />}>
          {t('import')}
        </ButtonLink>
      }
    />
  );
}
