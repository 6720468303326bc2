import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { FieldNote } from '../form/Field.tsx';
import { IconButton } from '../base/IconButton.tsx';
import { Picture } from '../media/Picture.tsx';
import { pictureTypes, takeFiles, type UploadItem } from '../form/upload-files.ts';
import { Corner } from '../form/upload-style.ts';
import { UploadDrop } from '../form/UploadDrop.tsx';
import { UploadPicture } from '../form/UploadPicture.tsx';
import { focusAfter } from '../hooks/focus-after.ts';
import { usePhrases } from '../hooks/usePhrases.ts';
import { moved } from './moved.ts';
import { Help, List } from './picture-order-style.ts';

export type PictureStep = 'handle' | 'lifted' | 'moved' | 'dropped' | 'cancelled' | 'help';

export type PictureOrderProps = {
  label: string;
  items: readonly UploadItem[];
  /** The ids in their new order. Pictures that still upload stay at the end. */
  onOrder: (ids: string[]) => void;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  onRefuse?: (files: File[]) => void;
  max: number;
  maxBytes: number;
  /** The label of the first picture. */
  first?: string;
  /** The phrases for moving pictures; `at` and `of` count from 1. */
  say: (what: PictureStep, values: { at: number; of: number }) => string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
};

type Lifted = { id: string; at: number };

/**
 * Pictures that can be sorted: by dragging, or by keyboard with Space, arrow keys and Space; each step is
 * announced.
 */
export function PictureOrder(props: PictureOrderProps) {
  const {
    label,
    items,
    onOrder,
    onAdd,
    onRemove,
    onRetry,
    onRefuse,
    max,
    maxBytes,
    first,
    say,
    hint,
    error,
    disabled,
  } = props;
  const t = usePhrases();
  const id = useId();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const ready = items.filter((item) => item.progress === undefined && item.error === undefined);
  const rest = items.filter((item) => !ready.includes(item));
  const shown = lifted === null ? ready : moved(ready, ({ id: one }) => one === lifted.id, lifted.at);
  /**
   * While one is lifted, only the order of the boxes changes: an element that moves in the document loses
   * focus and pointer.
   */
  const placeOf = (one: string) => shown.findIndex((item) => item.id === one);
  const of = ready.length;

  const lift = (one: string, at: number) => {
    setLifted({ id: one, at });
    setSaid(say('lifted', { at: at + 1, of }));
  };
  const move = (at: number) => {
    if (lifted === null || at === lifted.at || at < 0 || at >= of) return;
    setLifted({ ...lifted, at });
    setSaid(say('moved', { at: at + 1, of }));
  };
  const drop = (handle: HTMLElement) => {
    if (lifted === null) return;
    focusAfter(
      () => {
        if (shown.some((item, at) => item !== ready[at])) onOrder(shown.map((item) => item.id));
        setLifted(null);
        setSaid(say('dropped', { at: lifted.at + 1, of }));
      },
      () => handle,
    );
  };
  const cancel = () => {
    if (lifted === null) return;
    setLifted(null);
    setSaid(say('cancelled', { at: 0, of }));
  };
  const keys = (event: KeyboardEvent<HTMLElement>, one: string, at: number) => {
    const mine = lifted?.id === one;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (event.key === ' ' || (event.key === 'Enter' && mine)) {
      if (mine) drop(event.currentTarget);
      else lift(one, at);
    } else if (mine && event.key === 'Tab') return cancel();
    else if (mine && step !== undefined) move(lifted.at + step);
    else if (mine && event.key === 'Escape') cancel();
    else return;
    event.preventDefault();
  };
  const drag = {
    onPointerMove: (event: PointerEvent) => {
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-at]');
      if (lifted !== null && under?.closest('ul')?.id === id) move(Number(under.dataset.at));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => drop(event.currentTarget),
    onPointerCancel: cancel,
  };

  return (
    <div>
      <List id={id} aria-label={label}>
        {ready
          .map((item) => ({ item, at: placeOf(item.id) }))
          .map(({ item, at }) => (
            <li
              key={item.id}
              data-at={at}
              data-lifted={lifted?.id === item.id || undefined}
              style={{ order: at }}
            >
              <button
                type="button"
                disabled={disabled}
                aria-label={[say('handle', { at: at + 1, of }), ...(at === 0 && first ? [first] : [])].join(
                  ', ',
                )}
                aria-pressed={lifted?.id === item.id}
                onKeyDown={(event) => keys(event, item.id, at)}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  lift(item.id, at);
                }}
                {...drag}
              >
                <Picture src={item.url} alt="" width={108} height={108} sizes="108px" kind="photo" eager />
                <span>{at === 0 && first ? first : at + 1}</span>
                <GripVertical size={14} aria-hidden />
              </button>
              {!disabled && (
                <Corner>
                  <IconButton
                    tone="glass"
                    label={t('upload.remove', { name: at === 0 && first ? first : String(at + 1) })}
                    onClick={() => onRemove(item.id)}
                  >
                    <X size={16} aria-hidden />
                  </IconButton>
                </Corner>
              )}
            </li>
          ))}
        {rest.map((item) => (
          <UploadPicture key={item.id} item={item} side={108} onRemove={onRemove} onRetry={onRetry} />
        ))}
        {items.length < max && !disabled && (
          <UploadDrop
            accept={pictureTypes}
            multiple={max > 1}
            note={hint || error ? `${id}-note` : undefined}
            bad={Boolean(error)}
            onTake={(files) =>
              takeFiles(files, { accept: pictureTypes, maxBytes, room: max - items.length, onAdd, onRefuse })
            }
          />
        )}
      </List>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
      {of > 1 && !disabled && (
        <Help>
          <span>
            {say('help', { at: 0, of })} <kbd>␣</kbd> <kbd>←</kbd> <kbd>→</kbd> <kbd>␣</kbd> <kbd>⎋</kbd>
          </span>
          <span role="status">{said}</span>
        </Help>
      )}
    </div>
  );
}
