import { useSingleKeys } from '@mall/platform';
import { useDocumentKeys } from '@mall/ui';
import { isMeantElsewhere } from '@mall/ui/office';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaletteDesk } from './desk.ts';
import { createKeyReader, type KeyMeaning } from './office-keys.ts';
import { officeTool } from './office-tool.ts';

/**
 * Ctrl or Cmd with K opens the search from anywhere; single letters work where nothing else handles them
 * (look, "Keyboard").
 */
export const useOfficeKeys = (desk: PaletteDesk): void => {
  const singleKeys = useSingleKeys();
  const opens = desk.useOpens();
  const addPath = desk.useAddPath();
  const navigate = useNavigate();
  const [read] = useState(() => createKeyReader(desk.goKeys));
  const goTo = (path: string): void => {
    if (opens(path)) void navigate(path);
  };
  const act = (meaning: KeyMeaning): void => {
    if (meaning === 'search' || meaning === 'keys') officeTool.set(meaning);
    else if (meaning === 'find') document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
    else if (meaning !== 'add') goTo(meaning.go);
    else if (addPath !== null) goTo(addPath);
  };
  useDocumentKeys((event) => {
    const meaning = isSearch(event)
      ? 'search'
      : singleKeys && !isMeantElsewhere(event)
        ? read(event.key)
        : undefined;
    if (meaning === undefined) return;
    event.preventDefault();
    act(meaning);
  });
};

/** Also in a field, but not over a dialog: there the page behind is inert. */
const isSearch = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k' &&
  document.querySelector('dialog[data-shown]') === null;
