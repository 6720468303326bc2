import type { StartBatch } from '@mall/office/batch';
import { Button } from '@mall/ui';
import { Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BanDialog } from './BanDialog.tsx';
import { type Bannable, useBanActs } from './useBanActs.ts';

type BanButtonsProps<Row extends Bannable> = { chosen: readonly Row[]; start: StartBatch<Row> };

/** Bans the chosen products for a reason, and lifts the bans of those that are banned. */
export function BanButtons<Row extends Bannable>({ chosen, start }: BanButtonsProps<Row>) {
  const { t } = useTranslation('operator');
  const { whyNotBan, whyNotLift, banAct, liftAct } = useBanActs<Row>();
  const [asking, setAsking] = useState(false);
  const free = chosen.filter((row) => whyNotBan(row) === null);
  const banned = chosen.filter((row) => whyNotLift(row) === null);
  const [first] = chosen;
  return (
    <>
      {banned.length > 0 && (
        <Button
          tone="ghost"
          icon={<CircleCheck size={16} aria-hidden />}
          onClick={() => start(liftAct, chosen)}
        >
          {t('ban.liftMany', { count: banned.length })}
        </Button>
      )}
      <Button
        tone="ghost"
        icon={<Ban size={16} aria-hidden />}
        disabled={free.length === 0}
        title={free.length === 0 && first !== undefined ? (whyNotBan(first) ?? undefined) : undefined}
        onClick={() => setAsking(true)}
      >
        {free.length === 0 ? t('ban.act') : t('ban.many', { count: free.length })}
      </Button>
      {asking && (
        <BanDialog
          count={free.length}
          name={free.length === 1 ? free[0]?.name : undefined}
          onBan={(words) => start(banAct(words), chosen)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
