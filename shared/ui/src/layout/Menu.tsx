import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type MenuKeys, moveFocus } from './menu-keys.ts';
import { ItemStyle, MenuBox } from './menu-style.ts';
import { type PopupAlign, usePopup } from '../hooks/usePopup.ts';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** At the right end of the line: a count or a key. */
  hint?: ReactNode;
  /** An item either navigates or acts. */
  to?: string;
  onSelect?: () => void;
  /** A disabled item stays visible and gives the reason. */
  disabledBecause?: ReactNode;
  danger?: boolean;
  /** Marks the chosen one of several. */
  checked?: boolean;
  /** A hairline above. */
  divided?: boolean;
};

export type TriggerAttributes = {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  /**
   * Renders the button with the attributes of a menu button: `(attributes) => <Button
   * {...attributes}>…</Button>`
   */
  trigger: (attributes: TriggerAttributes) => ReactNode;
  items: readonly MenuItem[];
  align?: PopupAlign;
};

/**
 * A menu button. Arrow keys, Home, End and first letters move; Enter chooses; Esc closes and the focus
 * returns to the button.
 */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  const popup = usePopup(align);
  const id = useId();
  const first = useRef<MenuKeys>('first');

  const openAt = (where: MenuKeys) => {
    first.current = where;
    popup.setOpen(true);
  };
  const choose = (item: MenuItem) => {
    if (item.disabledBecause) return;
    popup.close(true);
    item.onSelect?.();
  };

  return (
    <>
      {trigger({
        ref: popup.trigger,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': popup.open,
        'aria-controls': popup.open ? id : undefined,
        onClick: () => (popup.open ? popup.close(true) : openAt('first')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {popup.open && (
        <MenuBox
          id={id}
          role="menu"
          popover="manual"
          aria-labelledby={`${id}-button`}
          ref={(box) => {
            popup.popup.current = box;
            if (box) queueMicrotask(() => moveFocus(box, first.current));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' || event.key === 'Tab') {
              event.stopPropagation();
              event.preventDefault();
              popup.close(true);
            } else if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
          }}
        >
          {items.map((item) => (
            <MenuLine key={item.id} item={item} onChoose={() => choose(item)} />
          ))}
        </MenuBox>
      )}
    </>
  );
}

function MenuLine({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { checked, disabledBecause, to } = item;
  const attributes = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabledBecause ? true : undefined,
    'data-danger': item.danger || undefined,
    'data-divided': item.divided || undefined,
    tabIndex: -1,
    onClick: onChoose,
  };
  const content = (
    <>
      {checked === undefined ? item.icon : checked ? <Check size={16} aria-hidden /> : <i />}
      <span>
        {item.label}
        {disabledBecause && <small>{disabledBecause}</small>}
      </span>
      {item.hint && <em>{item.hint}</em>}
    </>
  );
  return to && !disabledBecause ? (
    <ItemStyle as={Link} to={to} {...attributes}>
      {content}
    </ItemStyle>
  ) : (
    <ItemStyle as="button" type="button" {...attributes}>
      {content}
    </ItemStyle>
  );
}
