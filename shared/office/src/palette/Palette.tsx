import { media, Spinner, VisuallyHidden } from '@mall/ui';
import { OfficeScope, useModal } from '@mall/ui/office';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Command, PaletteDesk } from './desk.ts';
import { commandKey, keyNames } from './key-names.ts';
import { PaletteList } from './PaletteList.tsx';

/** Searches everything that the user may open or do: type, choose with arrow keys, Enter. */
export function Palette({ desk, onClose }: { desk: PaletteDesk; onClose: () => void }) {
  const { t } = useTranslation('tools');
  const modal = useModal(true, onClose);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, busy } = desk.useCommands(typed);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  const at = Math.min(chosen, count - 1);
  const idOf = (place: number) => `${listId}-${place}`;

  const run = (command: Command) => {
    onClose();
    if ('run' in command) command.run();
  };
  /** Acts like a click on the chosen line, or opens its address in a new tab. */
  const enter = (apart: boolean) => {
    const line = document.getElementById(idOf(at));
    if (apart && line instanceof HTMLAnchorElement) window.open(line.href, '_blank', 'noopener');
    else line?.click();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) setChosen((at + step + count) % count);
    else if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <Frame {...modal} aria-label={t('find')}>
      <OfficeScope>
        <Field>
          <Search size={18} strokeWidth={1.75} aria-hidden />
          <input
            data-autofocus
            role="combobox"
            aria-label={t('find')}
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={count === 0 ? undefined : idOf(at)}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={typed}
            placeholder={t('find')}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(0);
            }}
            onKeyDown={press}
          />
          {busy && <Spinner />}
          <button type="button" onClick={onClose} title={t('close')}>
            <kbd>{keyNames.escape}</kbd>
          </button>
        </Field>
        <PaletteList id={listId} groups={groups} at={at} idOf={idOf} onPoint={setChosen} onChoose={run} />
        <VisuallyHidden role="status">{busy ? '' : t('found', { count: count })}</VisuallyHidden>
        <Foot aria-hidden="true">
          <span>
            <kbd>{keyNames.up}</kbd> <kbd>{keyNames.down}</kbd> {t('foot.choose')}
          </span>
          <span>
            <kbd>{keyNames.enter}</kbd> {t('foot.open')}
          </span>
          <span>
            <kbd>{commandKey()}</kbd> <kbd>{keyNames.enter}</kbd> {t('foot.tab')}
          </span>
          <span>
            <kbd>&gt;</kbd> {t('foot.actions')}
          </span>
        </Foot>
      </OfficeScope>
    </Frame>
  );
}

const Frame = styled.dialog`
  width: min(640px, calc(100vw - 2 * var(--space-4)));
  max-height: min(640px, calc(100dvh - 2 * var(--space-4)));
  margin: min(12vh, var(--space-8)) auto auto;
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--o-shadow-pop);

  &::backdrop { background: var(--overlay); }
  &[data-shown] { display: flex; }
  > div { display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0; }
  kbd {
    padding: 1px var(--space-1);
    border: 1px solid var(--line);
    border-radius: var(--radius-xs);
    background: var(--surface-muted);
    font: inherit;
    font-size: var(--o-xs);
  }

  ${media.phone} { width: 100%; max-width: none; max-height: 100dvh; height: 100dvh; margin: 0; border-radius: 0; }
`;

const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-3);
  padding: 0 var(--space-4);
  border-bottom: 1px solid var(--line);
  color: var(--text-muted);

  > input {
    flex: 1;
    min-width: 0;
    height: 56px;
    border: 0;
    background: none;
    color: var(--text);
    font-size: var(--o-l);
  }
  > input:focus { outline: none; }
  &:has(> input:focus-visible) { box-shadow: inset 0 -2px var(--focus); }
  > button { min-width: var(--control); min-height: var(--control); }
`;

const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  font-size: var(--o-xs);

  > span:last-child { margin-left: auto; }
  ${media.phone} { display: none; }
`;
