import { api, reportFailure } from '@mall/platform';
import { Button, TextLink } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useWantDesk } from './desk.ts';
import type { Want } from './useWant.ts';

/** The contact data, masked until somebody has a reason to see it; each access is recorded. */
export function RequesterCard({ want }: { want: Want }) {
  const { t } = useTranslation('wants');
  const { of, useMayEdit } = useWantDesk();
  const mayEdit = useMayEdit();
  const [shown, setShown] = useState<{ contact: string; phone: string }>();
  const [asking, setAsking] = useState(false);
  const show = async () => {
    setAsking(true);
    setShown((await api(`${of}.contact`, { id: want.id }).catch(reportFailure)) ?? undefined);
    setAsking(false);
  };
  const { contact, phone } = shown ?? want;
  return (
    <OfficeCard title={t('who')}>
      <Lines>
        <KeyValues
          entries={[
            { id: 'contact', name: t('contact'), value: contact },
            {
              id: 'phone',
              name: t('phone'),
              value: shown === undefined ? phone : <TextLink to={`tel:${phone}`}>{phone}</TextLink>,
            },
            { id: 'member', name: t('account'), value: t(want.member ? 'hasAccount' : 'noAccount') },
          ]}
        />
        {shown === undefined && want.phone !== '' && (
          <>
            <Button
              busy={asking}
              disabled={!mayEdit}
              title={mayEdit ? undefined : t('whyNot.right')}
              icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => void show()}
            >
              {t('showNumber')}
            </Button>
            <small>{t('showIsLogged')}</small>
          </>
        )}
      </Lines>
    </OfficeCard>
  );
}

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;

  > dl { width: 100%; }
  > small { color: var(--text-muted); font-size: var(--o-xs); }
`;
