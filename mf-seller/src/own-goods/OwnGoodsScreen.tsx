import { officePaths } from '@mall/contract/office-paths';
import { useMay } from '@mall/platform';
import { ButtonLink, useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OwnGoodsTable } from './OwnGoodsTable.tsx';
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
  const format = useFormat();
  const goods = useOwnGoods(custom);
  const mayEdit = useMay('goods.edit');
  const title = t(custom ? 'customTitle' : 'title');
  return (
    <OfficePage
      title={title}
      sub={t('sub', { count: goods.total, total: format.number(goods.total) })}
      actions={
        mayEdit && (
          <>
            <ButtonLink
              to={officePaths.goodsImport()}
              icon={<FileUp size={16} strokeWidth={1.75} aria-hidden />}
            >
              {t('import')}
            </ButtonLink>
            <ButtonLink
              tone="primary"
              to={officePaths.productForm()}
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            >
              {t('add')}
            </ButtonLink>
          </>
        )
      }
    >
      <OwnGoodsTable goods={goods} title={title} />
    </OfficePage>
  );
}
