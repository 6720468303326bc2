import { bcp47 } from '@mall/contract/core/languages';
import { legalWire } from '@mall/contract/core/wire.legal';
import { legalKindIn, type LegalKind } from '@mall/contract/core/legal';
import { paths } from '@mall/contract/core/paths';
import { language, registerOperations, useAppInfo, useQueryOf, withPhrases } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, FailedSection, Page, Skeleton, useFormat } from '@mall/ui';
import { Prose } from '@mall/ui/prose';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isMissing } from '../missing.ts';
import { useFreshPage } from '../useFreshPage.ts';
import { usePageHeading } from '../usePageHeading.ts';
import { loadLegalPhrases } from './load-phrases.ts';

registerOperations(legalWire);

/** A legal text of the mall: terms of use, privacy, returns, who runs it. */
export function LegalScreen() {
  const [params] = useSearchParams();
  const kind = legalKindIn(params);
  return kind === undefined ? <None /> : <Text key={kind} kind={kind} />;
}

function Text({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation('legal');
  const { t: says } = useTranslation('catalog');
  const format = useFormat();
  const { data, error, isError, refetch } = useQueryOf('legal.show', { kind }, { quiet: true });
  usePageHeading(data?.title);
  useFreshPage(kind);
  if (isError && isMissing(error)) return <None />;
  const title = data?.title ?? t('title');
  const crumbs = [{ label: says('crumb.home'), to: paths.home() }, { label: title }];
  return (
    <Page
      title={title}
      lead={data && t('since', { day: format.date(data.since) })}
      above={<Breadcrumbs crumbs={crumbs} />}
    >
      {data === undefined && !isError && <Skeleton kind="block" height={480} />}
      {data === undefined && isError && <FailedSection onRetry={() => void refetch()} height={480} />}
      {data !== undefined && (
        <Prose
          text={data.text}
          lang={data.contentLang === language() ? undefined : bcp47[data.contentLang]}
        />
      )}
      <Others but={kind} />
    </Page>
  );
}

/** The ways to the other texts of the mall. */
function Others({ but }: { but?: LegalKind }) {
  const { t } = useTranslation('legal');
  const others = (useAppInfo()?.legal ?? []).filter(({ kind }) => kind !== but);
  if (others.length === 0) return null;
  return (
    <More aria-label={t('others')}>
      {others.map(({ kind, title }) => (
        <Link key={kind} to={paths.legal({ kind })}>
          {title}
        </Link>
      ))}
    </More>
  );
}

function None() {
  const { t } = useTranslation('legal');
  usePageHeading(t('none'));
  return (
    <Page title={t('title')}>
      <EmptyMessage
        title={t('none')}
        reason={t('noneReason')}
        art="lamp"
        action={{ label: t('home'), to: paths.home() }}
      />
      <Others />
    </Page>
  );
}

/** The page with its phrases: few read it, and the entry of every other page stays as small as it was. */
export const openLegal = () => withPhrases(loadLegalPhrases, Promise.resolve(LegalScreen));

const More = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin-top: var(--space-7);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);

  > a { display: inline-flex; align-items: center; min-height: var(--control); color: var(--brand); }
  > a:hover { text-decoration: underline; }
`;
