import { IconButton, Menu } from '@mall/ui';
import { Copy, Ellipsis, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Written } from './draft.ts';
import type { Steps } from './useDraftSteps.ts';

type DraftMenuProps = { written: Written<unknown> | null; steps: Steps; mayEdit: boolean };

/** Its rare actions. */
export function DraftMenu({ written, steps, mayEdit }: DraftMenuProps) {
  const { t } = useTranslation('drafts');
  if (written === null) return null;
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const because = mayEdit ? undefined : t('noRight');
  const changed = written.live !== null && written.state !== 'approved' && written.state !== 'pending';
  return (
    <Menu
      align="end"
      items={[
        {
          id: 'copy',
          label: t('action.copy'),
          icon: <Copy {...icon} />,
          onSelect: () => void steps.copy(),
          disabledBecause: because,
        },
        {
          id: 'discard',
          label: t('menu.discard'),
          icon: <RotateCcw {...icon} />,
          onSelect: () => void steps.discard(),
          disabledBecause: because ?? (changed ? undefined : t('menu.nothingToDiscard')),
        },
        {
          id: 'remove',
          label: t('action.remove'),
          icon: <Trash2 {...icon} />,
          danger: true,
          divided: true,
          onSelect: () => void steps.remove(),
          disabledBecause: because ?? (written.state === 'pending' ? t('why.inReview') : undefined),
        },
      ]}
      trigger={(attributes) => (
        <IconButton {...attributes} label={t('menu.more')}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      )}
    />
  );
}
