import { paths } from '@mall/contract/core/paths';
import { isSaid } from '@mall/contract/seller/own-goods';
import { Button, Notice, PageForm } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../ChangedNotice.tsx';
import { LegalFields } from './LegalFields.tsx';
import type { LegalText, LegalVersion } from './useLegal.ts';
import { useLegalForm } from './useLegalForm.ts';
import { Versions } from './Versions.tsx';

type Props = {
  newest: LegalText;
  versions: readonly LegalVersion[];
  readOnly: boolean;
};

/** The words of a text as they will be published, and the versions before, whose words can be used again. */
export function LegalEditor({ newest, versions, readOnly }: Props) {
  const { t } = useTranslation('legalTexts');
  const { form, theirs, older, use, takeAway } = useLegalForm(newest);
  const fields = (
    <>
      {theirs !== undefined && (
        <ChangedNotice
          name={t('versions.number', { version: theirs.version })}
          onTake={() => form.set({ text: theirs.content })}
        />
      )}
      {older !== undefined && <Notice>{t('older', { version: older })}</Notice>}
      <LegalFields form={form} readOnly={readOnly} />
    </>
  );
  return (
    <>
      <OfficeCard>
        {readOnly ? (
          fields
        ) : (
          <PageForm
            form={form}
            guardQuery="kind"
            submitLabel={t('publish')}
            actions={
              isSaid(newest.text) && (
                <>
                  <a href={paths.legal({ kind: newest.kind })} target="_blank" rel="noreferrer">
                    {t('look')}
                  </a>
                  <Button tone="ghost" onClick={takeAway}>
                    {t('takeAway')}
                  </Button>
                </>
              )
            }
          >
            {fields}
          </PageForm>
        )}
      </OfficeCard>
      {versions.length > 0 && (
        <OfficeCard title={t('versions.title')} flush>
          <Versions versions={versions} mayEdit={!readOnly} onUse={use} />
        </OfficeCard>
      )}
    </>
  );
}
