import { deliveryLimits } from '@mall/contract/trade/delivery';
import type { Output } from '@mall/contract/operations';
import { copyLink } from '@mall/platform';
import { Button, Dialog, DialogForm, Notice, SelectField, TextField, useForm, useFormat } from '@mall/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Delivery } from './status.ts';
import { useLinks } from './useLinks.ts';

type Made = Output<'delivery.makeLink'>;
const choices = [
  '1',
  '3',
  '7',
  String(deliveryLimits.linkDays.usual),
  '30',
  String(deliveryLimits.linkDays.most),
];

/** Asks for how long a link is valid, then displays it once, since its token is not stored. */
export function LinkDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const { t } = useTranslation('deliveries');
  const { make } = useLinks();
  const [made, setMade] = useState<Made | null>(null);
  const form = useForm({
    initial: { days: String(deliveryLimits.linkDays.usual) },
    onSubmit: async ({ days }) => {
      const link = await make.mutateAsync({ id: delivery.id, days: Number(days) }).catch(() => null);
      setMade(link);
    },
  });
  if (made !== null) return <MadeLink made={made} onClose={onClose} />;
  return (
    <DialogForm form={form} open onClose={onClose} title={t('links.make')} submitLabel={t('links.make')}>
      <p>{t('links.what')}</p>
      <SelectField
        label={t('links.lasts')}
        options={choices.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        {...form.field('days')}
      />
    </DialogForm>
  );
}

function MadeLink({ made, onClose }: { made: Made; onClose: () => void }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('links.made')}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack>
        <Notice tone="warning">{t('links.once')}</Notice>
        <Code src={made.qr} alt={t('links.qr')} width={220} height={220} />
        <TextField label={t('links.address')} value={made.url} readOnly />
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copyLink(made.url)}>
          {t('links.copy')}
        </Button>
        <p>{t('links.until', { at: format.dateTime(made.expiresAt) })}</p>
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: stretch;
  font-size: var(--o-s);
`;
/** Cameras read the code: black on white, whatever the theme. */
const Code = styled.img`
  justify-self: center;
  border-radius: var(--o-radius);
  background: white;
`;
