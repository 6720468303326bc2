import { Button, media, useFormat } from '@mall/ui';
import { Bookmark, BookmarkCheck, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Good } from './useGoods.ts';

type GoodFootProps = { good: Good; busy: boolean; onPick: () => void; onLink: () => void };

/** The commission on a product, and the actions for it. */
export function GoodFoot({ good, busy, onPick, onLink }: GoodFootProps) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const { name, commissionMin: min, commissionMax: max, picked } = good;
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const earns =
    max === 0
      ? t('goods.earnsNothing')
      : min === max
        ? t('goods.earns', { amount: money(max) })
        : t('goods.earnsFrom', { min: money(min), max: money(max) });
  return (
    <Foot>
      <b>{earns}</b>
      <div>
        <Button
          size="small"
          icon={<Share2 size={16} strokeWidth={1.5} aria-hidden />}
          aria-label={t('goods.linkOf', { name })}
          onClick={onLink}
        >
          {t('goods.link')}
        </Button>
        <Button
          size="small"
          tone={picked ? 'soft' : 'ghost'}
          busy={busy}
          aria-pressed={picked}
          aria-label={t('goods.pickOf', { name })}
          icon={
            picked ? (
              <BookmarkCheck size={16} strokeWidth={1.5} aria-hidden />
            ) : (
              <Bookmark size={16} strokeWidth={1.5} aria-hidden />
            )
          }
          onClick={onPick}
        >
          {t(picked ? 'goods.picked' : 'goods.pick')}
        </Button>
      </div>
    </Foot>
  );
}

const Foot = styled.div`
  > b { color: var(--brand); font-size: var(--step--1); }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-2); margin-top: var(--space-2); }
  ${media.phone} { > div > * { flex: 1 1 auto; } }
`;
