import { useQueryOf } from '@mall/platform';
import { Dialog, useFormat } from '@mall/ui';
import { ArrowRight, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CouponOffer } from './CouponOffer.tsx';
import { useCouponPhrases } from './useCouponPhrases.ts';
import { type Template, useTaking } from './useTaking.ts';

const shown = 2;
const most = 12;

/** The coupons for a product, on one line; a dialog opens to claim them. */
export function CouponStrip({ productId }: { productId: string }) {
  const { t } = useTranslation('promotion');
  const [open, setOpen] = useState(false);
  const { taking, take } = useTaking();
  const { data } = useQueryOf('coupon.center', { productId, page: 1, size: most }, { quiet: true });
  const list = data?.list.filter(({ state }) => state === 'open' || state === 'taken') ?? [];
  if (list.length === 0) return null;
  return (
    <>
      <Strip type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ticket size={16} strokeWidth={1.5} aria-hidden />
        <span>
          {list.slice(0, shown).map((template) => (
            <Worth key={template.id} template={template} />
          ))}
        </span>
        <em>
          {t('coupon.count', { count: list.length })}
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </em>
      </Strip>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('coupon.forThis')} size="medium">
        <Offers>
          {list.map((template) => (
            <li key={template.id}>
              <CouponOffer template={template} busy={taking === template.id} onTake={() => take(template)} />
            </li>
          ))}
        </Offers>
      </Dialog>
    </>
  );
}

function Worth({ template }: { template: Template }) {
  const format = useFormat();
  const { value, from } = useCouponPhrases(template);
  const off = 'amount' in value ? format.money(value.amount) : format.percent(value.percent);
  return <b>{`−${off} ${from}`}</b>;
}

const Strip = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 48px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  background: var(--sale-soft);
  color: var(--sale);
  font-size: var(--step--1);

  > svg { flex: none; }
  > span { display: flex; flex: 1; flex-wrap: wrap; gap: var(--space-2); min-width: 0; height: 26px; overflow: hidden; }
  b {
    padding: 0 var(--space-2);
    border: 1px solid currentColor;
    border-radius: var(--radius-s);
    font-weight: var(--weight-strong);
    line-height: 24px;
    white-space: nowrap;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  em {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--space-1);
    color: var(--text);
    font-style: normal;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/* Tickets in a dialog: cut out of its background, with a line around them. */
const Offers = styled.ul`
  --ticket-under: var(--surface);
  display: grid;
  gap: var(--space-4);

  article { box-shadow: inset 0 0 0 1px var(--line); }
`;
