import { TextField } from '@mall/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

type Field = ComponentProps<typeof TextField>;

/** An amount with its currency before it. */
export const AmountField = (props: Field) => (
  <TextField inputMode="decimal" autoComplete="off" maxLength={14} before="¥" {...props} />
);

/** A whole number. */
export const CountField = (props: Field) => (
  <TextField inputMode="numeric" autoComplete="off" maxLength={8} {...props} />
);

/** Fields beside each other where there is room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

/** The fields of one card. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
