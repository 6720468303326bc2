import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export type PopupAlign = 'start' | 'end';

/**
 * A panel below its trigger (above when there is no room), in the browser's top layer, so that no table or
 * card clips it. It closes on Esc, on a press elsewhere, when the focus leaves, and when the trigger scrolls
 * away.
 */
export const usePopup = (align: PopupAlign) => {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) trigger.current?.focus();
  };

  // The top layer and the position belong to the browser and must be set before paint.
  useLayoutEffect(() => {
    if (!open || !popup.current || !trigger.current) return;
    popup.current.showPopover?.();
    placeAt(popup.current, trigger.current.getBoundingClientRect(), align);
  }, [open, align]);

  // Clicks and focus elsewhere in the document close it, which are events outside the popup.
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      const inside =
        event.target instanceof Node && (holds(popup, event.target) || holds(trigger, event.target));
      if (!inside) setOpen(false);
    };
    const placed = trigger.current?.getBoundingClientRect();
    // The event of an earlier scroll may arrive late: only a trigger that has moved counts.
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

/** Places a box of the top layer below its anchor; above when there is no room. */
export const placeAt = (popup: HTMLElement, around: DOMRect, align: PopupAlign): void => {
  const { offsetWidth: width, offsetHeight: height } = popup;
  const wanted = align === 'end' ? around.right - width : around.left;
  const left = Math.max(edge, Math.min(wanted, document.documentElement.clientWidth - width - edge));
  const below = around.bottom + gap;
  const fits = below + height <= window.innerHeight - edge || around.top < height + gap;
  popup.style.left = `${left}px`;
  popup.style.top = `${fits ? below : around.top - gap - height}px`;
};
