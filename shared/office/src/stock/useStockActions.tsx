import type { RowAction } from '@mall/ui/office';
import { BellRing, Eye, PackageCheck, PenLine, SquareArrowOutUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStockDesk } from './desk.ts';
import type { Doing } from './doing.ts';
import type { Stock, StockItem } from './useStock.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with the stock of a SKU. */
export const useStockActions = ({ linkTo }: Pick<Stock, 'linkTo'>, onDo: (doing: Doing) => void) => {
  const { t } = useTranslation('stock');
  const { productPath } = useStockDesk();
  return (sku: StockItem): readonly RowAction[] => [
    {
      id: 'receive',
      label: t('receive.open'),
      icon: <PackageCheck {...icon} />,
      hotkey: 'r',
      run: () => onDo({ what: 'receive', sku }),
    },
    {
      id: 'correct',
      label: t('correct.open'),
      icon: <PenLine {...icon} />,
      hotkey: 'e',
      run: () => onDo({ what: 'correct', sku }),
    },
    {
      id: 'point',
      label: t('point.open'),
      icon: <BellRing {...icon} />,
      hotkey: 'p',
      run: () => onDo({ what: 'point', skus: [sku] }),
    },
    { id: 'open', label: t('open'), icon: <Eye {...icon} />, to: linkTo(sku.skuId) },
    ...(sku.goodsId === null
      ? []
      : [
          {
            id: 'product',
            label: t('toProduct'),
            icon: <SquareArrowOutUpRight {...icon} />,
            to: productPath(sku.goodsId),
          },
        ]),
  ];
};
