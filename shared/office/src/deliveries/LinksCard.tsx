import { deliveryStatus } from '@mall/contract/trade/delivery';
import { serverNow } from '@mall/platform';
import { Button, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayEdit } from './desk.ts';
import { LinkDialog } from './LinkDialog.tsx';
import type { Delivery } from './status.ts';
import { useLinks } from './useLinks.ts';

/** The links with which installers open their page: created, displayed once, revoked, expired. */
export function LinksCard({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  const may = useMayEdit();
  const [open, setOpen] = useState(false);
  const { revoke } = useLinks();
  const alive = (link: Delivery['links'][number]) =>
    link.revokedAt === null && Date.parse(link.expiresAt) > serverNow();
  const makes = delivery.status !== deliveryStatus.accepted && delivery.moves.length > 0;
  return (
    <OfficeCard
      title={t('links.title')}
      actions={
        makes && (
          <Button
            size="small"
            icon={<Link2 size={14} aria-hidden />}
            disabled={!may}
            title={may ? undefined : t('notPermitted')}
            onClick={() => setOpen(true)}
          >
            {t('links.make')}
          </Button>
        )
      }
    >
      {delivery.links.length === 0 && <Quiet>{t('links.none')}</Quiet>}
      <List>
        {delivery.links.map((link) => (
          <li key={link.id}>
            <span>
              {t('links.madeAt', { at: format.dateTime(link.createdAt, 'short') })}
              <small>
                {link.revokedAt !== null
                  ? t('links.revoked', { at: format.dateTime(link.revokedAt, 'short') })
                  : t(alive(link) ? 'links.until' : 'links.ended', {
                      at: format.dateTime(link.expiresAt, 'short'),
                    })}
              </small>
            </span>
            {alive(link) && may && (
              <Button size="small" onClick={() => revoke.mutate({ id: delivery.id, linkId: link.id })}>
                {t('links.revoke')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {open && <LinkDialog delivery={delivery} onClose={() => setOpen(false)} />}
    </OfficeCard>
  );
}

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  font-size: var(--o-s);

  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2); }
  small { display: block; color: var(--text-muted); font-size: var(--o-xs); }
`;
