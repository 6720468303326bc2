import { TextField } from '@mall/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { isShade } from './shade.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onChange: (shade: string) => void;
  /** Names the palette. */
  chooseLabel: string;
};

/** A colour as `#rrggbb`, typed or chosen from the palette in the field. */
export function ShadeField({ value, onChange, chooseLabel, ...field }: Props) {
  return (
    <Shade>
      <TextField
        maxLength={7}
        autoComplete="off"
        value={value}
        onChange={onChange}
        after={
          <input
            type="color"
            aria-label={chooseLabel}
            value={isShade(value) ? value.trim().toLowerCase() : noShade}
            onChange={(event) => onChange(event.target.value)}
          />
        }
        {...field}
      />
    </Shade>
  );
}

/** The value of a colour input without a colour. */
const noShade = '#ffffff'; // the element takes no custom property

const Shade = styled.div`
  max-width: 420px;
  input[type='color'] { width: 28px; height: 28px; padding: 0; border: 0; background: none; cursor: pointer; }
`;
