import { shopName } from '@mall/contract/core/limits';
import type { Output } from '@mall/contract/operations';
import { applicationLimits as limits } from '@mall/contract/core/application';
import { media, PageForm, SelectField, TextArea, TextField, UploadField } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { countryOptions } from './country-options.ts';
import { useApplyForm } from './useApplyForm.ts';

type Props = { mine: Output<'application.mine'>; onSent: () => void };

/** What the mall has to know of a merchant. */
export function ApplyForm({ mine, onSent }: Props) {
  const { t, i18n } = useTranslation('openShop');
  const { form, picture } = useApplyForm(mine, onSent);
  return (
    <Box>
      <h2>{t('form')}</h2>
      <PageForm
        form={{ ...form, busy: form.busy || picture.busy }}
        submitLabel={t('submit')}
        actions={<small>{t('calls', { mobile: mine.mobile })}</small>}
      >
        <TextField
          label={t('field.company')}
          hint={t('hint.company')}
          autoComplete="organization"
          maxLength={limits.company.max}
          {...form.field('company')}
        />
        <TextField
          label={t('field.contact')}
          autoComplete="name"
          maxLength={limits.contact.max}
          {...form.field('contact')}
        />
        <SelectField
          label={t('field.country')}
          empty={t('chooseCountry')}
          autoComplete="country"
          options={countryOptions(i18n.language)}
          {...form.field('country')}
        />
        <TextField
          label={t('field.storeName')}
          hint={t('hint.storeName', shopName)}
          autoComplete="off"
          maxLength={shopName.max}
          {...form.field('storeName')}
        />
        <TextArea
          label={t('field.sells')}
          hint={t('hint.sells')}
          counter={limits.sells.max}
          {...form.field('sells')}
        />
        <UploadField
          label={t('field.licence')}
          hint={t('hint.licence')}
          error={form.field('licence').error}
          {...picture.field}
        />
      </PageForm>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: var(--space-4);
  max-width: 720px; /* a form is read in one column */
  padding: var(--space-5);

  h2 { font-size: var(--step-1); }
  small { color: var(--text-muted); font-size: var(--step--1); }
  ${media.phone} { padding: var(--space-4); }
`;
