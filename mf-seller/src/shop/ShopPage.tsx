import { Button, media, TextButton } from '@mall/ui';
import { SaveBar } from '@mall/ui/office';
import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LeaveGuard } from '../LeaveGuard.tsx';
import type { Profile } from './draft.ts';
import type { ShopForm } from './useShopInfo.ts';

type ShopPageProps = {
  shop: ShopForm;
  change: Profile['change'];
  mayEdit: boolean;
  children: ReactNode;
};

/** The form on the left, its preview on the right, and saving at the bottom of the window. */
export function ShopPage({ shop: { form, discard }, change, mayEdit, children }: ShopPageProps) {
  const { t } = useTranslation('shopInfo');
  return (
    <form
      ref={form.formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Columns>{children}</Columns>
      <SaveBar>
        {mayEdit ? (
          <>
            <p>
              <Faults form={form} />
            </p>
            {form.dirty && (
              <Button tone="ghost" onClick={discard}>
                {t('discard')}
              </Button>
            )}
            <Button tone="primary" type="submit" busy={form.busy}>
              {t(submitOf(change))}
            </Button>
          </>
        ) : (
          <p>
            <Lock size={16} strokeWidth={1.75} aria-hidden /> {t('readOnly')}
          </p>
        )}
      </SaveBar>
      <LeaveGuard on={form.dirty && !form.busy} />
    </form>
  );
}

/** The number of remaining errors, and the link to the first. */
function Faults({ form }: Pick<ShopForm, 'form'>) {
  const { t } = useTranslation('shopInfo');
  const [first] = form.faults;
  if (first === undefined) return form.dirty ? t('notSent') : null;
  return (
    <>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      {t('toCorrect', { count: form.faults.length })}
      <TextButton onClick={() => form.focus(first.field)}>
        {t(labelOf[first.field] ?? 'linkField')}
      </TextButton>
    </>
  );
}

/** The names of the fields that can have an error. */
const labelOf: Readonly<Record<string, 'name' | 'slogan' | 'phone' | 'address'>> = {
  storeName: 'name',
  propaganda: 'slogan',
  mobile: 'phone',
  address: 'address',
};

const submitOf = (change: Profile['change']) =>
  change?.status === 'pending' ? 'updateRequest' : change?.status === 'rejected' ? 'sendAgain' : 'send';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: var(--space-4);
  align-items: start;
  margin-bottom: var(--space-5);

  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  legend { padding: 0 0 var(--space-2); color: var(--text-muted); font-size: var(--o-s); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
`;
