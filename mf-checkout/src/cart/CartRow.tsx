import { Bookmark, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { money, times } from '@mall/contract/core/money';
import { Button, Checkbox, IconButton, media, MoneyText, Picture, Price, Stepper } from '@mall/ui';
import { type CartEntry, pageOf } from '../entries.ts';
import { isGone, isSelectable, mostOf } from './lines.ts';
import { LineNotes } from './LineNotes.tsx';
import { refusalOf } from './useCart.ts';

type CartRowProps = {
  entry: CartEntry;
  /** Under the name: its options and delivery date, or why it is not available. */
  about: string;
  /** Replaces the quantity when it is not available. */
  instead: ReactNode;
  onSelect: (selected: boolean) => void;
  onQuantity: (qty: number) => void;
  onRemove: () => void;
  onKeep: () => void;
  children?: ReactNode;
};

/** One entry of the cart: name, price, quantity, total. */
export function CartRow(props: CartRowProps) {
  const { entry, about, instead, onSelect, onQuantity, onRemove, onKeep, children } = props;
  const { t } = useTranslation('checkout');
  const [refused, setRefused] = useState<string>();
  const gone = isGone(entry);
  const to = pageOf(entry);
  return (
    <Row data-gone={gone || undefined}>
      <Check
        label={t('cart.select', { name: entry.name })}
        hideLabel
        checked={entry.selected && isSelectable(entry)}
        disabled={!isSelectable(entry)}
        onChange={onSelect}
      />
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Picture src={entry.image} alt="" width={128} height={128} sizes="128px" />
      </Link>
      <Words>
        <Name to={to}>{entry.name}</Name>
        <p>{about}</p>
        <Price now={entry.price} member={entry.memberPrice} />
        <LineNotes entry={entry} refused={refused} />
        {children}
        <Verbs>
          <Button tone="ghost" size="small" icon={<Bookmark size={16} aria-hidden />} onClick={onKeep}>
            {t('cart.keep')}
          </Button>
          <Button tone="ghost" size="small" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
            {t('cart.remove.one')}
          </Button>
        </Verbs>
      </Words>
      <Quantity>
        {gone ? (
          instead
        ) : (
          <Stepper
            label={t('cart.quantity', { name: entry.name })}
            value={entry.qty}
            min={0}
            max={mostOf(entry)}
            onRefuse={(limit) => setRefused(refusalOf(limit))}
            onChange={(qty) => {
              if (qty < mostOf(entry)) setRefused(undefined);
              onQuantity(qty);
            }}
          />
        )}
        <Signs>
          <IconButton label={t('cart.keepOf', { name: entry.name })} onClick={onKeep}>
            <Bookmark size={20} aria-hidden />
          </IconButton>
          <IconButton label={t('cart.remove.of', { name: entry.name })} onClick={onRemove}>
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </Signs>
      </Quantity>
      <Sum>{!gone && <MoneyText amount={times(money(entry.memberPrice), entry.qty)} strong />}</Sum>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px 128px minmax(0, 1fr) auto minmax(88px, auto); /* box, picture, words, how many, sum */
  gap: var(--space-4) 20px; /* the look's gutter of a line */
  align-items: start;
  padding-block: var(--space-5);
  border-bottom: 1px solid var(--line);

  &[data-gone] { color: var(--text-muted); }
  &[data-gone] img { opacity: 0.6; }

  ${media.tablet} { grid-template-columns: 20px 104px minmax(0, 1fr) auto; } /* the sum goes */
  ${media.narrow} { grid-template-columns: 20px 104px minmax(0, 1fr); } /* how many stands below the words */
  ${media.phone} { /* a smaller picture */
    grid-template-columns: 20px 96px minmax(0, 1fr);
    gap: var(--space-3);
    padding-block: var(--space-4);
  }
`;

const Check = styled(Checkbox)`
  margin-top: 54px; /* to the middle of the picture, however tall the row becomes */

  ${media.tablet} { margin-top: 42px; /* the picture is smaller */ }
  ${media.phone} { margin-top: var(--space-5); }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  min-width: 0;

  > p {
    margin-bottom: var(--space-1);
    color: var(--text-muted);
    font-size: var(--step--1);
    line-height: var(--leading-ui);
  }
`;

const Name = styled(Link)`
  font-size: var(--step-ui);
  font-weight: var(--weight-strong);
  line-height: var(--leading-ui);

  &:hover { text-decoration: underline; text-underline-offset: 4px; /* as in every list */ }
`;

const Verbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 0 0 calc(-1 * var(--space-3)) calc(-1 * var(--space-3));

  > button { font-weight: var(--weight); }
  ${media.narrow} { display: none; }
`;

const Quantity = styled.div`
  ${media.narrow} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    grid-column: 2 / -1;
  }
  ${media.phone} { grid-column: 3; }
`;

/** The actions of a line as icons beside its quantity, where there is no space for text. */
const Signs = styled.div`
  display: none;

  ${media.narrow} { display: flex; margin-right: calc(-1 * var(--space-3)); }
`;

const Sum = styled.div`
  text-align: right;

  ${media.belowDesk} { display: none; }
`;
