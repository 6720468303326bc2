import { useTranslation } from 'react-i18next';
import { Bookmark, ChevronDown, Link2, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../base/Button.tsx';
import { DialogForm } from '../form/DialogForm.tsx';
import { useForm } from '../form/useForm.ts';
import { Menu } from '../layout/Menu.tsx';
import { TextField } from '../form/TextField.tsx';

/** A saved view of a list: tab, filters, order and columns, as in the address. */
export type View = { id: string; name: string; query: string };

type ViewMenuProps = {
  /** The views that the list comes with. */
  views: readonly View[];
  /** The views that this person saved. */
  saved: readonly View[];
  /** The current query of the address, without the page. */
  query: string;
  onOpen: (query: string) => void;
  onCopy: () => void;
  onSave: (name: string) => void;
  onRemove: (id: string) => void;
};

/**
 * The views of a list: the list's own, and the saved ones. Everything is in the address, so a link to it is a
 * view too.
 */
export function ViewMenu({ views, saved, query, onOpen, onCopy, onSave, onRemove }: ViewMenuProps) {
  const { t } = useTranslation('office', { useSuspense: false });
  const [naming, setNaming] = useState(false);
  const all = [...views, ...saved];
  const open = all.find((view) => sameQuery(view.query, query));
  const mine = saved.find((view) => view === open);
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <Menu
        align="end"
        items={[
          ...all.map((view, index) => ({
            id: view.id,
            label: view.name,
            checked: view === open,
            divided: index === views.length,
            onSelect: () => onOpen(view.query),
          })),
          ...(open
            ? []
            : [
                {
                  id: 'save',
                  label: t('views.save'),
                  icon: <Plus {...icon} />,
                  divided: true,
                  onSelect: () => setNaming(true),
                },
              ]),
          ...(mine
            ? [
                {
                  id: 'remove',
                  label: t('views.remove', { name: mine.name }),
                  icon: <Trash2 {...icon} />,
                  divided: true,
                  onSelect: () => onRemove(mine.id),
                },
              ]
            : []),
          {
            id: 'copy',
            label: t('views.copy'),
            icon: <Link2 {...icon} />,
            divided: open !== undefined && !mine,
            onSelect: onCopy,
          },
        ]}
        trigger={(attributes) => (
          <Button {...attributes} tone="ghost" icon={<Bookmark {...icon} />}>
            <Muted>{t('views.label')}</Muted> {open?.name ?? '…'} <ChevronDown size={14} aria-hidden />
          </Button>
        )}
      />
      {naming && (
        <Naming
          onClose={() => setNaming(false)}
          onSave={(name) => {
            onSave(name);
            setNaming(false);
          }}
        />
      )}
    </>
  );
}

function Naming({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const { t } = useTranslation('office', { useSuspense: false });
  const form = useForm({
    initial: { name: '' },
    problems: ({ name }) => (name.trim() === '' ? { name: 'missing' as const } : {}),
    say: () => t('views.nameMissing'),
    onSubmit: ({ name }) => onSave(name.trim()),
  });
  return (
    <DialogForm
      form={form}
      open
      size="small"
      onClose={onClose}
      title={t('views.save')}
      submitLabel={t('views.save')}
    >
      <TextField label={t('views.name')} maxLength={30} {...form.field('name')} />
    </DialogForm>
  );
}

/** Whether two queries are equal, whatever the order of their parameters. */
const sameQuery = (one: string, other: string): boolean => {
  const sorted = (query: string): string => [...new URLSearchParams(query)].map(String).sort().join('&');
  return sorted(one) === sorted(other);
};

const Muted = styled.span`color: var(--text-muted);`;
