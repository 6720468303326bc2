import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SlotProps } from '@mall/contract/core/slots';
import { paths } from '@mall/contract/core/paths';
import { useQueryOf, useSession } from '@mall/platform';
import { entriesOf, isPackage, pageOf, piecesIn } from '../entries.ts';
import { ButtonLink, MoneyText, Picture, Skeleton } from '@mall/ui';

const shown = 3;

/** The last entries of the cart, beside the header's cart button. */
export function MiniCart({ onClose }: SlotProps['header.miniCart']) {
  const { t } = useTranslation('checkout');
  const { token } = useSession();
  const cart = useQueryOf('cart.get', {}, { quiet: true, enabled: token !== null });

  if (token === null) return <Empty>{t('mini.signIn')}</Empty>;
  if (cart.isPending) {
    return (
      <Box>
        <Skeleton rows={3} />
      </Box>
    );
  }
  if (!cart.data || cart.data.count === 0)
    return <Empty>{t(cart.isError ? 'mini.failed' : 'mini.empty')}</Empty>;

  const entries = entriesOf(cart.data);
  const more = entries.length - shown;
  return (
    <Box>
      <ul>
        {entries.slice(0, shown).map((entry) => (
          <Line key={entry.id}>
            <Picture src={entry.image} alt="" width={56} height={56} sizes="56px" eager />
            <Link to={pageOf(entry)} onClick={onClose}>
              {entry.name}
              <small>
                {[
                  isPackage(entry) ? t('cart.package.is', { count: piecesIn(entry) }) : entry.specText,
                  `× ${entry.qty}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </Link>
            <MoneyText amount={entry.memberPrice} strong />
          </Line>
        ))}
      </ul>
      {more > 0 && <More>{t('mini.more', { count: more })}</More>}
      <Foot>
        <span>
          {t('bill.total')} <MoneyText amount={cart.data.bill.pay} strong />
          <small>{t('bill.withFreight')}</small>
        </span>
        <ButtonLink tone="primary" size="small" to={paths.cart()} onClick={onClose}>
          {t('mini.toCart')}
        </ButtonLink>
      </Foot>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  width: min(340px, calc(100vw - 2 * var(--space-5))); /* three short lines side by side */
  padding: var(--space-3);
  font-size: var(--step-ui);
`;

const Empty = styled.p`
  padding: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step-ui);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto; /* the picture's width */
  gap: var(--space-3);
  align-items: start;
  padding-block: var(--space-2);
  line-height: var(--leading-ui);

  a:hover { color: var(--brand); }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
`;

const More = styled.p`
  color: var(--text-muted);
  font-size: var(--step--1);
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);

  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
`;
