import { useTranslation } from 'react-i18next';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { keyNames } from './key-names.ts';
import { focusAfter } from '../hooks/focus-after.ts';
import { placeAt } from '../hooks/usePopup.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

export type EditCellProps = {
  /** The accessible name of the edited value: "Shop price of Alva sofa". */
  label: string;
  /** The initial text. */
  value: string;
  /** The content of the cell while it is not edited. */
  children: ReactNode;
  /** The table holds which cell is edited, so that Tab can go on to the next. */
  editing: boolean;
  onEdit: (on: boolean) => void;
  /** Returns the error for a text, if any. */
  problem: (text: string) => string | undefined;
  /** Saves; the cell closes when it returns true. */
  onSave: (text: string) => Promise<boolean>;
  /** Tab saves and moves to the next cell, Shift and Tab to the previous one. */
  onNext?: (back: boolean) => void;
  /** Below the field: the old value, the consequences, the limits. */
  explain?: (text: string) => ReactNode;
  before?: ReactNode;
  inputMode?: 'decimal' | 'numeric' | 'text';
  disabledBecause?: string | undefined;
};

/**
 * A table cell that is edited in place. Enter saves, Esc cancels, Tab saves and moves on; a cell that is left
 * with a changed text stays open and says that it is not saved.
 */
export function EditCell(props: EditCellProps) {
  const { label, children, editing, onEdit, disabledBecause } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { t } = useTranslation(['office', 'ui'], { useSuspense: false });
  if (editing)
    return (
      <Editor
        {...props}
        onDone={() =>
          focusAfter(
            () => onEdit(false),
            () => button.current,
          )
        }
      />
    );
  return (
    <Shown
      ref={button}
      type="button"
      aria-disabled={disabledBecause ? true : undefined}
      title={disabledBecause}
      onClick={() => !disabledBecause && onEdit(true)}
    >
      {children}
      <VisuallyHidden>{t('edit.change', { name: label })}</VisuallyHidden>
    </Shown>
  );
}

/** `onDone` closes the cell by a key and returns the focus to it; a cell that was left must not take it back. */
function Editor(props: EditCellProps & { onDone: () => void }) {
  const {
    label,
    value,
    onEdit,
    onDone,
    problem,
    onSave,
    onNext,
    explain,
    before,
    inputMode = 'decimal',
  } = props;
  const { t } = useTranslation(['office', 'ui'], { useSuspense: false });
  const [text, setText] = useState(value);
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const changed = text.trim() !== value.trim();
  const wrong = changed ? problem(text) : undefined;

  // The note's position in the top layer belongs to the browser and must be set before paint; it depends on
  // the length of the note.
  useLayoutEffect(() => {
    if (!note.current || !frame.current) return;
    if (!note.current.matches(':popover-open')) note.current.showPopover?.();
    placeAt(note.current, frame.current.getBoundingClientRect(), 'end');
  });

  const save = async (): Promise<boolean> => {
    if (!changed) return true;
    if (wrong !== undefined || busy) return false;
    setBusy(true);
    const saved = await onSave(text);
    setBusy(false);
    return saved;
  };
  const press = async (event: KeyboardEvent): Promise<void> => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onDone();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (await save()) onDone();
    } else if (event.key === 'Tab' && onNext !== undefined) {
      event.preventDefault();
      const back = event.shiftKey;
      if (await save()) onNext(back);
    }
  };
  const leave = (event: FocusEvent): void => {
    if (frame.current?.contains(event.relatedTarget)) return;
    if (changed) setLeft(true);
    else onEdit(false);
  };
  return (
    <Frame ref={frame} data-bad={wrong !== undefined || undefined} onBlur={leave}>
      {before && <span aria-hidden="true">{before}</span>}
      <input
        aria-label={label}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={noteId}
        aria-busy={busy || undefined}
        inputMode={inputMode}
        value={text}
        ref={takeFocus}
        onFocus={() => setLeft(false)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => void press(event)}
      />
      {left && <em>{t('edit.unsaved')}</em>}
      <Note ref={note} id={noteId} popover="manual">
        {wrong === undefined ? explain?.(text) : <b role="alert">{wrong}</b>}
        <span>
          <kbd>↵</kbd> {t('edit.save')} <kbd>{keyNames.escape}</kbd> {t('ui:confirm.cancel')}
          {onNext && (
            <>
              {' '}
              <kbd>{keyNames.tab}</kbd> {t('edit.next')}
            </>
          )}
        </span>
      </Note>
    </Frame>
  );
}

/** The cell was opened for typing: the first key replaces its text. */
const takeFocus = (input: HTMLInputElement | null): void => {
  if (input === null || input === document.activeElement) return;
  input.focus();
  input.select();
};

const Shown = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: inherit;
  gap: 6px;
  min-height: var(--button-height-s, 30px);
  margin-inline: -8px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: var(--o-radius);
  font: inherit;
  text-align: inherit;

  &:is(:hover, :focus-visible):not([aria-disabled]) { border-color: var(--o-line-button); background: var(--surface); }
  &[aria-disabled] { cursor: not-allowed; }
`;

const Frame = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  width: 130px;
  min-height: var(--button-height-s, 30px);
  padding: 0 8px;
  border: 1px solid var(--focus);
  border-radius: var(--o-radius);
  outline: 2px solid var(--focus);
  outline-offset: 1px;
  background: var(--surface);

  &[data-bad] { border-color: var(--danger); outline-color: var(--danger); }
  > span[aria-hidden] { color: var(--text-muted); }
  > input {
    width: 100%;
    min-width: 0;
    border: 0;
    outline: 0;
    background: none;
    font: inherit;
    font-weight: var(--weight-strong);
    text-align: right;
  }
  > em {
    position: absolute;
    right: 0;
    bottom: 100%;
    padding: 0 6px;
    border-radius: 4px;
    background: var(--tone-wait-bg);
    color: var(--tone-wait-fg);
    font-size: var(--o-xs);
    font-style: normal;
  }
`;

const Note = styled.div`
  position: fixed;
  inset: auto;
  z-index: var(--layer-dialog);
  width: 236px;
  margin: 0;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--o-shadow-pop);
  font-size: var(--o-xs);
  font-weight: var(--weight);
  line-height: 1.5;
  text-align: left;
  white-space: normal;

  > span { display: block; margin-top: 6px; color: var(--text-muted); }
  > b { color: var(--danger); font-weight: var(--weight-strong); }
  kbd { padding: 0 5px; border: 1px solid var(--o-line-button); border-radius: 4px; font: inherit; }
`;
