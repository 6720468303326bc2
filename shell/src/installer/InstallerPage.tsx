import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { deliveryStatus } from '@mall/contract/trade/delivery';
import type { InstallerStore, InstallerStoreOf, Job } from './installer-store.ts';
import { DonePart } from './DonePart.tsx';
import { FormPart } from './FormPart.tsx';
import { JobPart } from './JobPart.tsx';
import { kept } from './draft-storage.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SendingPart } from './SendingPart.tsx';
import { Sheet } from './parts.tsx';
import { language, speak, Speaking, useTranslation } from './phrases.ts';

/** One delivery at one door: its goods and its recipient, the form, and whether it was sent. */
export function InstallerPage({ store }: { store: InstallerStoreOf }) {
  const [spoken, setSpoken] = useState(language);
  const now = useSyncExternalStore(store.subscribe, store.read);
  const choose = (code: string): void => {
    speak(code);
    setSpoken(language());
    void kept.put('language', code).catch(() => {});
  };
  return (
    <Speaking value={spoken}>
      <Page>
        <Header shop={now.job?.shop ?? ''} onChoose={choose} />
        <main>
          {now.job !== null && now.phase === 'ready' ? (
            <Open store={store} now={now} job={now.job} />
          ) : (
            <Closed store={store} phase={now.phase} />
          )}
        </main>
      </Page>
    </Speaking>
  );
}

function Header({ shop, onChoose }: { shop: string; onChoose: (code: string) => void }) {
  const { t } = useTranslation('installer');
  return (
    <Top>
      <p>{shop === '' ? t('page') : shop}</p>
      <LanguageMenu onChoose={onChoose} />
    </Top>
  );
}

function Open({ store, now, job }: { store: InstallerStoreOf; now: InstallerStore; job: Job }) {
  const { t } = useTranslation('installer');
  const isOver =
    job.form !== null &&
    (job.status === deliveryStatus.accepted || job.status === deliveryStatus.notAccepted);
  return (
    <>
      <h1>{t('title', { no: job.orderNo })}</h1>
      {!now.keeps && <Sheet data-tone="danger">{t('keepsNothing')}</Sheet>}
      {now.outgoing !== null && <SendingPart store={store} outgoing={now.outgoing} />}
      {isOver && job.form !== null && <DonePart job={job} form={job.form} />}
      <JobPart job={job} isOver={isOver} />
      {!isOver && now.outgoing === null && <FormPart store={store} now={now} job={job} />}
    </>
  );
}

function Closed({ store, phase }: { store: InstallerStoreOf; phase: InstallerStore['phase'] }) {
  const { t } = useTranslation('installer');
  if (phase === 'opening' || phase === 'ready') return <p role="status">{t('opening')}</p>;
  return (
    <Sheet role="alert">
      <h1>{t(`closed.${phase}`)}</h1>
      <p>{t(`closed.${phase}Reason`)}</p>
      {phase === 'noLine' && (
        <button type="button" data-tone="plain" onClick={() => void store.refresh()}>
          {t('again')}
        </button>
      )}
    </Sheet>
  );
}

const Page = styled.div`
  max-width: 600px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: 0 var(--margin) var(--space-6);

  > main { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
  h1 { font-size: var(--step-2); line-height: 1.3; overflow-wrap: anywhere; }
`;

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--header);
  margin-bottom: var(--space-4);
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--line);

  > p { min-width: 0; font-weight: var(--weight-strong); overflow-wrap: anywhere; }
`;
