import { TextField } from '@mall/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { isShade } from './shade.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onChange: (shade: string) => void;
  /** Names the palette beside the field. */
  chooseLabel: string;
};

/** A colour as `#rrggbb`, typed or chosen from the palette beside it. */
export function ShadeField({ value, onChange, chooseLabel, ...field }: Props) {
  return (
    <Shade>
      <TextField maxLength={7} autoComplete="off" value={value} onChange={onChange} {...field} />
      <input
        type="color"
        aria-label={chooseLabel}
        value={isShade(value) ? value.trim().toLowerCase() : noShade}
        onChange={(event) => onChange(event.target.value)}
      />
    </Shade>
  );
}

/** The value of a colour input without a colour. */
const noShade = '#ffffff'; // the element takes no custom property

const Shade = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 240px) auto;
  gap: var(--space-3);
  align-items: center;
  justify-content: start;
  > input { width: 44px; height: 44px; padding: 0; border: 0; background: none; cursor: pointer; }
`;
