import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import type { RowAction } from '@mall/ui/office';
import { ExternalLink, Eye, EyeOff, Pencil, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Editing } from './editing.ts';
import { type GoodsRow, lockOf, skusOf } from './goods-rows.ts';
import type { Changes } from './useChanges.ts';

type May = { editing: Editing; changes: Changes; mayPrice: boolean; mayShow: boolean };

/** The actions on one product or one SKU; an unavailable one has a reason. */
export const useRowActions = ({ editing, changes, mayPrice, mayShow }: May) => {
  const { t } = useTranslation('prices');
  return (row: GoodsRow): readonly RowAction[] => {
    const { goods, sku } = row;
    const lock = lockOf(row);
    const own = skusOf(row).some(({ override }) => override !== null);
    const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
    return [
      {
        id: 'edit',
        label: t('action.edit'),
        icon: <Pencil {...icon} />,
        hotkey: 'e',
        run: () => editing.edit(row.key),
        disabledBecause: mayPrice ? lock && t(`lock.${lock}`) : t('notPermitted'),
      },
      {
        id: 'recover',
        label: t('action.recover'),
        icon: <RotateCcw {...icon} />,
        hotkey: 'r',
        run: () => changes.recover({ id: goods.id, ...(sku ? { skuIds: [sku.skuId] } : {}) }),
        disabledBecause: mayPrice ? !own && t('followsAlready') : t('notPermitted'),
      },
      ...(sku
        ? []
        : [
            {
              id: 'show',
              label: t(goods.visible ? 'action.hide' : 'action.show'),
              icon: goods.visible ? <EyeOff {...icon} /> : <Eye {...icon} />,
              hotkey: 'h',
              run: () => changes.show({ id: goods.id, visible: !goods.visible }),
              disabledBecause: mayShow
                ? goods.review !== 'approved' && t('afterApproval')
                : t('notPermitted'),
            },
          ]),
      ...(sku || !opens(paths.product({ productId: goods.id }))
        ? []
        : [
            {
              id: 'view',
              label: t('action.view'),
              icon: <ExternalLink {...icon} />,
              to: paths.product({ productId: goods.id }),
            },
          ]),
    ];
  };
};
