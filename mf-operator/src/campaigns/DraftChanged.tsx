import type { ChangedDraft } from '@mall/office/campaigns';
import { Notice } from '@mall/ui';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChangedNotice } from '../ChangedNotice.tsx';
import { nameOf } from '../name-of.ts';
import type { Typed } from '@mall/contract/seller/own-goods';

/** Fields whose values are words of ours: the form shows what they mean. */
const coded: ReadonlySet<string> = new Set(['kind', 'scope', 'funder', 'source', 'validity', 'skuId']);

type Props<Values> = { before: Values; changed: ChangedDraft<Values> };

/** Somebody else saved the draft meanwhile: which of its fields are others now, and the way to take them over. */
export function DraftChanged<Values extends { readonly name: Typed }>({ before, changed }: Props<Values>) {
  const { t } = useTranslation('campaigns');
  if (changed === 'unread')
    return (
      <Notice tone="warning" role="alert">
        {t('unread')}
      </Notice>
    );
  const { now, take } = changed;
  const names = Object.keys(now) as (keyof Values & string)[]; // both are of one literal
  const others = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
  const label = (name: string) => t(`field.${name}` as ParseKeys<'campaigns'>); // each field has its name
  const said = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ') : '–';
  return (
    <Box>
      <ChangedNotice name={nameOf(now.name)} onTake={take} />
      <ul>
        {others.map((name) => (
          <li key={name}>
            {label(name)}
            {typeof now[name] === 'string' &&
              !coded.has(name) &&
              `: ${said(before[name])} → ${said(now[name])}`}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  ul { padding-left: var(--space-4); font-size: var(--o-s); list-style: disc; }
`;
