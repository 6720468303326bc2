import { type ComponentType, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { optionId, type PanelProps } from './panel-props.ts';

/**
 * What the search box knows while somebody types (ARIA 1.2, combobox with a list): the text, whether suggestions are open, and
 * which of them is meant. The suggestions, their words and what draws them are fetched when the box is first entered.
 */
export const useSuggesting = (asked: string, id: string) => {
  const [typed, setTyped] = useState({ asked, text: asked });
  const [open, setOpen] = useState(false);
  /** From 0; -1 is the text itself. */
  const [active, setActive] = useState(-1);
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  // Another search, by whatever way, is what the box then says.
  if (typed.asked !== asked) setTyped({ asked, text: asked });

  const enter = () => {
    setOpen(true);
    if (Panel === undefined) load().then((drawn) => setPanel(() => drawn), without);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const move = (by: 1 | -1) => {
    const count = addresses.length + 1;
    setActive(((active + 1 + by + count) % count) - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows that choose among a Chinese input method's words are the method's own.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (!open) return enter();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Enter':
        if (!open || active < 0) return;
        event.preventDefault();
        document.getElementById(optionId(id, active))?.click();
        return;
      case 'Escape':
        if (!open && typed.text === '') return;
        event.preventDefault();
        if (open) close();
        else setTyped({ asked, text: '' });
    }
  };

  const isShown = open && Panel !== undefined && addresses.length > 0;
  return {
    text: typed.text,
    open,
    active,
    Panel,
    close,
    setActive,
    /** Told by what draws the suggestions. */
    setAddresses,
    combobox: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? `${id}list` : undefined,
      'aria-activedescendant': isShown && active >= 0 ? optionId(id, active) : undefined,
      onFocus: enter,
      onClick: enter,
      onKeyDown,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setTyped({ asked, text: target.value });
        setActive(-1);
        enter();
      },
    },
    whole: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
    },
  } as const;
};

const load = () => import('./entry.ts').then((file) => file.open());

/** Searching works without suggestions; the next visit to the box asks for them again. */
const without = (): void => undefined;
