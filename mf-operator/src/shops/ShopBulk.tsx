import { shopText } from '@mall/contract/core/limits';
import { api, refresh } from '@mall/platform';
import { CircleSlash, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BulkAct, BulkActs } from '../BulkActs.tsx';
import type { Shop } from './useShops.ts';

type Props = { chosen: readonly Shop[]; onClear: () => void };

/** Suspends and reopens many shops; their owners read the reason. Taking it back is told to them, too. */
export function ShopBulk({ chosen, onClear }: Props) {
  const { t } = useTranslation('mallShops');
  const steps = {
    suspend: (id: string, reason: string) => api('mallShop.suspend', { id, reason }),
    reopen: (id: string, reason: string) => api('mallShop.reopen', { id, reason }),
  };
  const actOf = (does: 'suspend' | 'reopen'): BulkAct<Shop> => ({
    id: does,
    icon: does === 'suspend' ? CircleSlash : Store,
    label: (count) => t(`bulk.${does}`, { count }),
    ask: ({ length: count }) => ({
      title: t(`bulk.${does}Title`, { count }),
      means: t(`${does}.means`),
      danger: does === 'suspend',
      reason: {
        label: t('reason'),
        hint: t('bulk.reasonHint'),
        most: shopText.reason,
        missing: t('wrong.reason'),
      },
    }),
    act: (reason) => ({
      title: t(`${does}.open`),
      whyNot: ({ state }) => ((state === 'open') === (does === 'suspend') ? null : t(`bulk.why.${does}`)),
      run: ({ id }) => steps[does](id, reason),
      undo: ({ id }) => steps[does === 'suspend' ? 'reopen' : 'suspend'](id, t('bulk.undone')),
    }),
  });
  return (
    <BulkActs
      chosen={chosen}
      acts={[actOf('suspend'), actOf('reopen')]}
      nameOf={({ name, code }) => `${name} ${code}`}
      onClear={onClear}
      onDone={() => void Promise.all([refresh('mallShop.list'), refresh('operatorLog.list')])}
    />
  );
}
