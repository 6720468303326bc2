import { type ComponentType, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { optionId, type PanelProps } from './panel-props.ts';

/**
 * The state of the search box while the user types (ARIA 1.2, combobox with a list): the text, whether
 * suggestions are open, and which one is active. The suggestions, their phrases and their component are
 * fetched on the first focus.
 */
export const useSuggesting = (asked: string, id: string) => {
  const [typed, setTyped] = useState({ asked, text: asked });
  const [open, setOpen] = useState(false);
  /** From 0; -1 is the text itself. */
  const [active, setActive] = useState(-1);
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  // After another search, from wherever, the box displays it.
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
    // Enter and arrows that choose among the candidates of a Chinese input method belong to the input method.
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
    /** Called by the component that draws the suggestions. */
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

/** Searching works without suggestions; the next focus requests them again. */
const without = (): void => undefined;
