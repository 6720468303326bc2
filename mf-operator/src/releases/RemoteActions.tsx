import { Button, Menu } from '@mall/ui';
import { Ellipsis, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Doing } from './MoveDialog.tsx';
import type { Remote } from './useReleases.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is done about a remote as a whole: its candidate taken back or everybody's version, closing and opening. */
export function RemoteActions({ remote, onDo }: { remote: Remote; onDo: (doing: Doing) => void }) {
  const { t } = useTranslation('releases');
  const verb = remote.enabled ? 'disable' : 'enable';
  return (
    <>
      {(remote.candidate !== null || remote.previous !== null) && (
        <Button icon={<Undo2 {...icon} />} onClick={() => onDo({ verb: 'rollback' })}>
          {t('rollback.open')}
        </Button>
      )}
      <Menu
        align="end"
        items={[{ id: verb, label: t(`${verb}.open`), onSelect: () => onDo({ verb }) }]}
        trigger={(attributes) => (
          <Button icon={<Ellipsis {...icon} />} {...attributes}>
            {t('more')}
          </Button>
        )}
      />
    </>
  );
}
