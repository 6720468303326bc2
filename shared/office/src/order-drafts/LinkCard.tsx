import { Button, TextLink, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { Link2, Link2Off } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useOrderDraftDesk } from './desk.ts';
import { type Draft, useDraftSteps } from './useDrafts.ts';

type LinkCardProps = {
  draft: Draft;
  /** Something was changed and not saved: a link would offer something else. */
  dirty: boolean;
  onSend: () => void;
};

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The link by which the customer orders: made, out until a time, over, or used. */
export function LinkCard({ draft, dirty, onSend }: LinkCardProps) {
  const { t } = useTranslation('orderDrafts');
  const format = useFormat();
  const { orderPath, useMayEdit } = useOrderDraftDesk();
  const mayEdit = useMayEdit();
  const steps = useDraftSteps();
  const { state, validUntil, orderId } = draft;
  const whyNot = draft.priced.lines.length === 0 ? t('whyNot.empty') : dirty ? t('whyNot.dirty') : undefined;
  return (
    <OfficeCard title={t('link.title')}>
      <Stack>
        <p>{t(`link.${state}`, { at: validUntil === null ? '' : format.dateTime(validUntil) })}</p>
        {orderId !== null && <TextLink to={orderPath(orderId)}>{t('toOrder')}</TextLink>}
        {mayEdit && state !== 'ordered' && (
          <>
            <Button
              tone={state === 'sent' ? undefined : 'primary'}
              disabled={whyNot !== undefined}
              icon={<Link2 {...icon} />}
              onClick={onSend}
            >
              {t(state === 'open' ? 'link.make' : 'link.makeAnew')}
            </Button>
            {whyNot !== undefined && <small>{whyNot}</small>}
          </>
        )}
        {mayEdit && state === 'sent' && (
          <Button busy={steps.busy} icon={<Link2Off {...icon} />} onClick={() => steps.withdraw(draft.id)}>
            {t('link.withdraw')}
          </Button>
        )}
      </Stack>
    </OfficeCard>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
  font-size: var(--o-s);

  small { color: var(--text-muted); font-size: var(--o-xs); }
`;
