import { type GoodsLabel, goodsLabels } from '@mall/contract/seller/own-goods';
import { Button, Menu, type MenuItem } from '@mall/ui';
import { Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Act, StartBatch } from '../../batch/index.ts';
import type { OwnGoods } from './goods-columns.tsx';
import type { GoodsKind } from './goods-kind.ts';

type LabelMenuProps = {
  setLabel: NonNullable<GoodsKind['setLabel']>;
  chosen: readonly OwnGoods[];
  start: StartBatch<OwnGoods>;
};

/** Gives the chosen products a label or takes it away; each line says for how many of them, or why for none. */
export function LabelMenu({ setLabel, chosen, start }: LabelMenuProps) {
  const { t } = useTranslation('ownGoods');
  const actOf = (label: GoodsLabel, on: boolean): Act<OwnGoods> => ({
    title: t(on ? 'labels.give' : 'labels.take', { label: t(`labels.${label}`) }),
    whyNot: ({ labels, live }) => {
      if (label === 'hot' && !live) return t('labels.onlyPublished');
      if (labels.includes(label) !== on) return null;
      return t(on ? 'labels.has' : 'labels.lacks');
    },
    run: ({ id }) => setLabel(id, label, on),
    undo: ({ id }) => setLabel(id, label, !on),
  });
  const itemOf = (label: GoodsLabel, at: number, on: boolean): MenuItem => {
    const act = actOf(label, on);
    const reasons = chosen.map(act.whyNot);
    const count = reasons.filter((why) => why === null).length;
    return {
      id: `${on ? 'give' : 'take'}-${label}`,
      label: act.title,
      hint: count === 0 ? undefined : t('labels.count', { count }),
      disabledBecause: count === 0 ? reasons[0] : undefined,
      divided: !on && at === 0,
      onSelect: () => start(act, chosen),
    };
  };
  return (
    <Menu
      items={[true, false].flatMap((on) => goodsLabels.map((label, at) => itemOf(label, at, on)))}
      trigger={(attributes) => (
        <Button {...attributes} tone="ghost" icon={<Tag size={16} aria-hidden />}>
          {t('labels.title')}
        </Button>
      )}
    />
  );
}
