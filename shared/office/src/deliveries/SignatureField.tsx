import { Button } from '@mall/ui';
import { SignaturePad } from '@mall/ui/signature';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The recipient's signature, and a button that clears it. */
export function SignatureField({ value, onChange }: { value: string; onChange: (path: string) => void }) {
  const { t } = useTranslation('deliveries');
  return (
    <Field>
      <Head>
        <b>{t('signature')}</b>
        {value !== '' && (
          <Button size="small" onClick={() => onChange('')}>
            {t('clearSignature')}
          </Button>
        )}
      </Head>
      <SignaturePad label={t(value === '' ? 'padEmpty' : 'padSigned')} value={value} onChange={onChange} />
    </Field>
  );
}

const Field = styled.div`
  max-width: 480px;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--button-height-s);
`;
