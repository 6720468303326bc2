import { DayRange, usePageKeys } from '@mall/office';
import { Button, media, SelectField } from '@mall/ui';
import { ListSearch, Toolbar } from '@mall/ui/office';
import { type PropsWithChildren, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { methods, type PaymentsAddress, states } from './usePayments.ts';

type Props = PropsWithChildren<{ address: PaymentsAddress }>;

/** Number or name, way, state, days: all of it in the address; and what stands at the end of the line. */
export function PaymentFilters({ address, children }: Props) {
  const { t } = useTranslation(['mallPayments', 'orderParts']);
  const { asked, ask } = address;
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  return (
    <Toolbar ref={bar}>
      <ListSearch
        label={t('find')}
        keyword={asked.keyword}
        onSearch={(keyword) => ask({ keyword: keyword.trim() })}
      />
      <Line>
        <Choice
          label={t('column.method')}
          hideLabel
          value={asked.method}
          options={methods.map((value) => ({
            value,
            label: value === 'all' ? t('anyMethod') : t(`orderParts:methods.${value}`),
          }))}
          onChange={(method) => ask({ method: method === '' ? 'all' : method })}
        />
        <Choice
          label={t('column.state')}
          hideLabel
          value={asked.state}
          options={states.map((value) => ({
            value,
            label: value === 'all' ? t('anyState') : t(`orderParts:payState.${value}`),
          }))}
          onChange={(state) => ask({ state: state === '' ? 'all' : state })}
        />
      </Line>
      <Line>
        <DayRange value={asked} words={{ from: t('from'), to: t('to') }} onChange={ask} />
      </Line>
      {address.narrowed && (
        <Button tone="ghost" size="small" onClick={address.widen}>
          {t('clear')}
        </Button>
      )}
      {children}
    </Toolbar>
  );
}

const Choice = styled(SelectField)`
  width: 190px;
  ${media.phone} { flex: 1 1 0; width: auto; min-width: 0; }
` as typeof SelectField; // styled() forgets the values of a generic component
/** What goes to the next line together. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${media.phone} { flex: 1 1 100%; }
`;
