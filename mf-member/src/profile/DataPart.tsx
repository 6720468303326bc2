import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { Button, Notice, TextLink, useFormat, media } from '@mall/ui';
import { Card, Loaded } from '@mall/ui/member';
import { ExportData } from './ExportData.tsx';
import { RemoveAccount } from './RemoveAccount.tsx';

/** The member's stored data: to download or to erase. */
export function DataPart() {
  return (
    <Column>
      <Export />
      <Removal />
    </Column>
  );
}

function Export() {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  return (
    <Card>
      <h2>{t('data.export.title')}</h2>
      <p>{t('data.export.text')}</p>
      <Button onClick={() => setAsking(true)}>{t('data.export.do')}</Button>
      <ExportData key={String(asking)} open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

function Removal() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const removal = useQueryOf('account.removal', {}, { quiet: true });
  return (
    <Card>
      <h2>{t('data.remove.title')}</h2>
      <p>{t('data.remove.text')}</p>
      <Loaded read={removal}>
        {({ ordersUnderWay, moneyOwed, ownsShop }) => {
          const count = ordersUnderWay.length;
          return (
            <>
              {count > 0 && (
                <Notice
                  tone="warning"
                  action={<TextLink to={paths.memberOrders()}>{t('data.remove.toOrders')}</TextLink>}
                >
                  {t('data.remove.orders', { count })}
                </Notice>
              )}
              {moneyOwed > 0 && (
                <Notice tone="warning">
                  {t('data.remove.money', { amount: format.money(moneyOwed, { decimals: 'always' }) })}
                </Notice>
              )}
              {ownsShop && <Notice tone="warning">{t('data.remove.shop')}</Notice>}
              <Button
                tone="danger"
                disabled={count > 0 || moneyOwed > 0 || ownsShop}
                onClick={() => setAsking(true)}
              >
                {t('data.remove.do')}
              </Button>
            </>
          );
        }}
      </Loaded>
      <RemoveAccount key={String(asking)} open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 720px; /* sentences are read in one column */

  > section { display: grid; gap: var(--space-3); justify-items: start; padding: var(--space-5); }
  ${media.phone} { > section { padding: var(--space-4); } }
  h2 { font-size: var(--step-0); }
  p { color: var(--text-muted); font-size: var(--step-ui); }
`;
