import { Plus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Help } from './hotspot-style.ts';

type HotspotHelpProps = {
  words: Readonly<Record<'add' | 'undo' | 'help', ReactNode>>;
  onAdd: (() => void) | undefined;
  onUndo: (() => void) | undefined;
  /** The last announcement, for screen readers. */
  said: string;
};

/** Below the picture: buttons that add a spot and undo a step, the keys, and the announcements. */
export function HotspotHelp({ words, onAdd, onUndo, said }: HotspotHelpProps) {
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Help>
      <span>
        <Button size="small" icon={<Plus {...icon} />} disabled={onAdd === undefined} onClick={onAdd}>
          {words.add}
        </Button>
        <Button size="small" icon={<Undo2 {...icon} />} disabled={onUndo === undefined} onClick={onUndo}>
          {words.undo}
        </Button>
      </span>
      <span>
        {words.help} <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>⇧</kbd> <kbd>⌦</kbd>
      </span>
      <span role="status">{said}</span>
    </Help>
  );
}
