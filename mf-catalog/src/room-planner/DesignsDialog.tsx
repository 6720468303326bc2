import { paths } from '@mall/contract/core/paths';
import { drafts, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, Dialog, EmptyMessage, IconButton, Skeleton, useFormat } from '@mall/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { templates } from './plan/templates.ts';

type DesignsDialogProps = { open: boolean; onClose: () => void };

/** The member's rooms, and the templates for a new one. */
export function DesignsDialog({ open, onClose }: DesignsDialogProps) {
  const { t } = useTranslation('design');
  const format = useFormat();
  const navigate = useNavigate();
  const designs = useQueryOf('design.list', {}, { enabled: open, staleTime: 0 });
  const { mutate: remove } = useMutationOf('design.remove', { refreshes: ['design.list'] });
  const begin = (plan: (typeof templates)[number]['plan']) => {
    drafts.write('design', { id: null, version: null, name: '', plan, shareCode: null });
    onClose();
    navigate(paths.cloudDesign({ draft: crypto.randomUUID() }));
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('designs.title')}>
      <Shapes>
        {templates.map(({ key, plan }) => (
          <Button key={key} size="small" icon={<Plus size={16} aria-hidden />} onClick={() => begin(plan)}>
            {t(`designs.begin.${key}`)}
          </Button>
        ))}
      </Shapes>
      {designs.data === undefined && <Skeleton kind="block" height={120} />}
      {designs.data?.length === 0 && (
        <EmptyMessage title={t('designs.none')} reason={t('designs.noneReason')} />
      )}
      <List>
        {designs.data?.map(({ id, name, pieces, savedAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onClose();
                navigate(paths.cloudDesign({ id }));
              }}
            >
              <b>{name}</b>
              <span>
                {t('bill.pieces', { count: pieces })} · {format.dateTime(savedAt)}
              </span>
            </button>
            <IconButton label={t('designs.remove', { name })} onClick={() => remove({ id })}>
              <Trash2 size={20} aria-hidden />
            </IconButton>
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const Shapes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
`;

const List = styled.ul`
  list-style: none;

  li { display: flex; align-items: center; gap: var(--space-3); border-top: 1px solid var(--line); }
  li > button:first-child { flex: 1; min-width: 0; padding-block: var(--space-3); text-align: start; }
  b { display: block; font-weight: var(--weight); overflow-wrap: anywhere; }
  span { color: var(--text-muted); font-size: var(--step--1); }
`;
