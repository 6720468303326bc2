import { Button, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { controlStyle } from '../base/control-style.ts';

/** Styles of React Aria's parts, shared by Select and ComboBox. */
export const frame = css`
  display: grid;
  gap: 6px;
  min-width: 0;
  align-content: start;
`;

export const FieldLabel = styled(Label)`
  font-size: var(--step--1);
  font-weight: var(--weight-strong);
`;

export const Control = styled.div`
  position: relative;
`;

export const ChooseButton = styled(Button)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  text-align: left;
`;

export const ChooseInput = styled(Input)`
  ${controlStyle}
  padding-right: 36px;
`;

export const Opener = styled(Button)`
  position: absolute;
  inset: 1px 1px 1px auto;
  display: grid;
  place-items: center;
  width: 34px;
  color: var(--text-muted);
`;

export const Hint = styled(Text)`
  color: var(--text-muted);
  font-size: var(--o-xs);
`;

export const Problem = styled(FieldError)`
  color: var(--danger);
  font-size: var(--o-xs);
`;

export const Floating = styled(Popover)`
  width: var(--trigger-width);
  min-width: 180px;
  padding: 6px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--o-radius);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--o-shadow-pop);
  font-size: var(--o-s);
`;

export const Nothing = styled.p`
  padding: 4px 10px;
  color: var(--text-muted);
`;

export const Options = styled(ListBox)`
  outline: none;
`;

export const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 34px;
  padding: 4px 10px;
  border-radius: var(--radius-s);
  cursor: pointer;

  &[data-focused] { background: var(--surface-muted); outline: none; }
  &[data-selected] { font-weight: var(--weight-strong); }
  &[data-disabled] { color: var(--text-muted); cursor: not-allowed; }
  > small { color: var(--text-muted); font-weight: var(--weight); }
`;
