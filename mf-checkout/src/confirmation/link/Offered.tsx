import { paths } from '@mall/contract/core/paths';
import { rememberTarget } from '@mall/platform';
import { ButtonLink, MoneyText, Panel, Picture, SummaryRows } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Block } from '../../Block.tsx';
import { Columns } from '../../Columns.tsx';
import type { Linked } from './linked.ts';

/** What a visitor sees of it: the goods and what they cost. Signing in leads back here. */
export function Offered({ linked }: { linked: Linked }) {
  const { t } = useTranslation('orderLink');
  const { goods, saved, freight, total } = linked;
  return (
    <Columns
      side={
        <Panel title={t('bill.total')}>
          <SummaryRows
            rows={[
              { id: 'goods', label: t('bill.goods'), amount: goods + saved },
              ...(saved > 0 ? [{ id: 'saved', label: t('bill.saved'), amount: -saved, saving: true }] : []),
              { id: 'freight', label: t('bill.freight'), amount: freight },
              { id: 'total', label: t('bill.total'), amount: total, total: true },
            ]}
          />
          <Way>
            <ButtonLink tone="primary" size="large" wide to={paths.login()} onClick={() => rememberTarget()}>
              {t('signIn')}
            </ButtonLink>
            <p>{t('signInWhy')}</p>
          </Way>
        </Panel>
      }
    >
      <Block title={t('goods')}>
        <List>
          {linked.lines.map(({ skuId, name, specText, image, qty, price, amount }) => (
            <li key={skuId}>
              <Picture src={image === '' ? null : image} alt="" width={72} height={72} sizes="72px" />
              <div>
                <b>{name}</b>
                <small>{specText}</small>
                <small>
                  <MoneyText amount={price} /> × {qty}
                </small>
              </div>
              <MoneyText amount={amount} strong />
            </li>
          ))}
        </List>
      </Block>
    </Columns>
  );
}

const Way = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: 20px; /* the look's air above the last step */

  p { color: var(--text-muted); font-size: var(--step--1); line-height: var(--leading-ui); }
`;

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: start;
    padding-block: var(--space-4);
  }
  li + li { border-top: 1px solid var(--line); }
  li > div { display: grid; gap: var(--space-1); min-width: 0; }
  b { font-weight: var(--weight-strong); }
  small { color: var(--text-muted); font-size: var(--step--1); }
`;
