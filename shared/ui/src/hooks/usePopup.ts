import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export type PopupAlign = 'start' | 'end';

/**
 * A box that hangs below (or, without room, above) its trigger, in the browser's top layer, so that no table or card can cut
 * it. Closes by Esc, by a press elsewhere, when focus leaves, and when the page scrolls away under it.
 */
export const usePopup = (align: PopupAlign) => {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) trigger.current?.focus();
  };

  // The popover's top layer and place are the browser's, to be set before paint.
  useLayoutEffect(() => {
    if (!open || !popup.current || !trigger.current) return;
    popup.current.showPopover?.();
    placeAt(popup.current, trigger.current.getBoundingClientRect(), align);
  }, [open, align]);

  // Clicks and focus elsewhere in the document close it: events that are not the popup's own.
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      const inside =
        event.target instanceof Node && (holds(popup, event.target) || holds(trigger, event.target));
      if (!inside) setOpen(false);
    };
    const placed = trigger.current?.getBoundingClientRect();
    // Word of a scroll that was over before comes late: what counts is whether the trigger has moved.
    const gone = () => {
      const now = trigger.current?.getBoundingClientRect();
      if (now === undefined || now.top !== placed?.top || now.left !== placed.left) setOpen(false);
    };
    document.addEventListener('pointerdown', away, true);
    document.addEventListener('focusin', away, true);
    window.addEventListener('scroll', gone, true);
    window.addEventListener('resize', gone);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      document.removeEventListener('focusin', away, true);
      window.removeEventListener('scroll', gone, true);
      window.removeEventListener('resize', gone);
    };
  }, [open]);

  return { open, setOpen, close, trigger, popup };
};

const holds = (ref: RefObject<HTMLElement | null>, node: Node) => Boolean(ref.current?.contains(node));

const gap = 6;
const edge = 8;

/** Puts a box of the top layer below what it belongs to; above, where there is no room. */
export const placeAt = (popup: HTMLElement, around: DOMRect, align: PopupAlign): void => {
  const { offsetWidth: width, offsetHeight: height } = popup;
  const wanted = align === 'end' ? around.right - width : around.left;
  const left = Math.max(edge, Math.min(wanted, document.documentElement.clientWidth - width - edge));
  const below = around.bottom + gap;
  const fits = below + height <= window.innerHeight - edge || around.top < height + gap;
  popup.style.left = `${left}px`;
  popup.style.top = `${fits ? below : around.top - gap - height}px`;
};
