import { addressLimits, isPhone } from '@mall/contract/member/address';
import { api, reportFailure, toast } from '@mall/platform';
import { loadRegions } from '@mall/platform/regions';
import { Button, media, RegionPicker, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useOrderDraftDesk } from './desk.ts';
import type { DraftFormState } from './useDraftForm.ts';

/** Who it is for, as far as it is known; somebody who ordered here before is found by the whole number. */
export function CustomerFields({ form }: { form: DraftFormState }) {
  const { t } = useTranslation('orderDrafts');
  const { of } = useOrderDraftDesk();
  const [finding, setFinding] = useState(false);
  const { values } = form;
  const find = async () => {
    setFinding(true);
    const found = await api(`${of}.customer`, { phone: values.phone.trim() }).catch(reportFailure);
    if (found?.customer) form.set(found.customer);
    else if (found) toast.info(t('customer.unknown'));
    setFinding(false);
  };
  return (
    <OfficeCard title={t('customer.title')}>
      <Fields>
        <p>{t('customer.lead')}</p>
        <Pair>
          <TextField
            label={t('customer.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={20}
            readOnly={finding} // the answer has a number, too
            optional
            {...form.field('phone')}
          />
          <Button
            busy={finding}
            disabled={!isPhone(values.phone)}
            icon={<UserRoundSearch size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void find()}
          >
            {t('customer.find')}
          </Button>
        </Pair>
        <TextField
          label={t('customer.name')}
          autoComplete="off"
          maxLength={addressLimits.name}
          optional
          {...form.field('name')}
        />
        <RegionPicker
          value={values}
          onChange={form.set}
          load={loadRegions}
          errors={{ districtId: form.field('districtId').error }}
        />
        <TextField
          label={t('customer.detail')}
          autoComplete="off"
          maxLength={addressLimits.detail}
          optional
          {...form.field('detail')}
        />
      </Fields>
    </OfficeCard>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > p { color: var(--text-muted); font-size: var(--o-s); }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: end;

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
