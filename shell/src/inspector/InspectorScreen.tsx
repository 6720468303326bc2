import { paths } from '@mall/contract/core/paths';
import { setPageTitle, toast } from '@mall/platform';
import { Button, ButtonLink, media, Notice, Switch } from '@mall/ui';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { useMall } from '../slots/useMall.ts';
import { ChoosePart } from './ChoosePart.tsx';
import { FailuresPart } from './FailuresPart.tsx';
import { LoadsPart } from './LoadsPart.tsx';
import { Column, Line } from './look.tsx';
import { isOutlined, setOutlined, subscribeOutline } from './outline.ts';
import { pageReport } from './page-report.ts';
import { RegistryPart } from './RegistryPart.tsx';
import { type RegistryReport, useRegistryReport } from './registry-report.ts';
import { RemotesPart } from './RemotesPart.tsx';
import { SharedPart } from './SharedPart.tsx';
import { ToldPart } from './ToldPart.tsx';
import { useTick } from './useTick.ts';
import { VitalsPart } from './VitalsPart.tsx';

/** /__mf: the versions of remotes in this page, their origins and results, and a choice of others. */
export function InspectorScreen() {
  const { t } = useTranslation('inspector');
  const { manifest } = useMall();
  const registry = useRegistryReport();
  const title = t('title');
  useTick();
  // The document title is outside React.
  useLayoutEffect(() => setPageTitle(title), [title]);
  return (
    <Ground>
      <header>
        <Line>
          <ButtonLink tone="ghost" size="small" to={paths.home()}>
            {t('back')}
          </ButtonLink>
          <LanguageMenu />
        </Line>
      </header>
      <main id="main" tabIndex={-1}>
        <Column>
          <Head registry={registry ?? null} />
          {manifest.notes.length > 0 && (
            <Notice tone="warning">
              {t('refused')}
              <ul>
                {manifest.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Notice>
          )}
          <RemotesPart registry={registry ?? null} />
          {registry !== null && <ToldPart registry={registry} />}
          <ChoosePart registry={registry ?? null} />
          <LoadsPart />
          <FailuresPart />
          <VitalsPart />
          <SharedPart />
          <RegistryPart registry={registry} />
        </Column>
      </main>
    </Ground>
  );
}

function Head({ registry }: { registry: RegistryReport | null }) {
  const { t } = useTranslation('inspector');
  const mall = useMall();
  const outlined = useSyncExternalStore(subscribeOutline, isOutlined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pageReport(mall, registry));
      toast.success(t('copied'));
    } catch {
      toast.error(t('notCopied'));
    }
  };
  return (
    <Title>
      <div>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('lead')}</p>
        <p>{t('revision', { revision: mall.manifest.revision })}</p>
      </div>
      <Column data-near>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Switch label={t('outline')} checked={outlined} onChange={setOutlined} />
        <small>{t('outlineHint')}</small>
      </Column>
    </Title>
  );
}

const Ground = styled.div`
  max-width: calc(var(--page) + 2 * var(--margin));
  margin-inline: auto;
  padding: var(--space-4) var(--margin) var(--space-8);

  > header { margin-bottom: var(--space-4); }
  main h3 { font-size: var(--step-0); }
  main ul { padding-inline-start: var(--space-4); list-style: disc; }
`;

const Title = styled.div`
  display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between;
  gap: var(--space-4);

  h1 {
    font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display);
    margin-bottom: var(--space-2); letter-spacing: var(--tracking-display);
  }
  :lang(zh) & h1 { letter-spacing: 0; line-height: 1.28; }
  p, small { color: var(--text-muted); font-size: var(--step-ui); }
  > div:first-child { flex: 1; min-width: min(420px, 100%); }
  ${media.phone} { > div { width: 100%; } }
`;
