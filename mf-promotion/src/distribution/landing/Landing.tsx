import { commissionLimits } from '@mall/contract/incentive/commission';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf, useSession } from '@mall/platform';
import { ButtonLink, media, Page, Section, useFormat } from '@mall/ui';
import { Loaded } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Terms, useTerms } from '../useTerms.ts';
import { Example } from './Example.tsx';

const steps = ['link', 'buys', 'received', 'free'] as const;
const limits = ['own', 'refund', 'margin', 'levels', 'freight', 'click'] as const;

/** How promotion works, what it currently pays, and what it does not pay, before anybody applies. */
export function Landing() {
  const terms = useTerms();
  return (
    <Page>
      <Loaded read={terms} skeleton="block">
        {(read) => <Told terms={read} />}
      </Loaded>
    </Page>
  );
}

function Told({ terms }: { terms: Terms }) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const said = {
    first: format.percent(terms.firstBps),
    second: format.percent(terms.secondBps),
    mostFirst: format.percent(commissionLimits.firstBps),
    mostBoth: format.percent(commissionLimits.bothBps),
    days: terms.freezeDays,
    click: commissionLimits.clickDays,
    binding: commissionLimits.bindingDays,
    least: format.money(terms.withdrawalLeast),
  };
  return (
    <>
      <Hero>
        <div>
          <h1 tabIndex={-1}>{t('landing.title')}</h1>
          <p>{t('landing.lead', said)}</p>
          <Apply />
        </div>
        <Example terms={terms} />
      </Hero>
      <Section title={t('landing.how')} size="part">
        <Steps>
          {steps.map((step, index) => (
            <li key={step}>
              <b aria-hidden="true">{index + 1}</b>
              <h3>{t(`landing.step.${step}.title`)}</h3>
              <p>{t(`landing.step.${step}.text`, said)}</p>
            </li>
          ))}
        </Steps>
      </Section>
      <Section title={t('landing.limits')} lead={t('landing.limitsLead')} size="part">
        <Limits>
          {limits.map((limit) => (
            <div key={limit}>
              <dt>{t(`landing.limit.${limit}.title`)}</dt>
              <dd>{t(`landing.limit.${limit}.text`, said)}</dd>
            </div>
          ))}
        </Limits>
      </Section>
    </>
  );
}

function Apply() {
  const { t } = useTranslation('distribution');
  const { token } = useSession();
  const progress = useQueryOf('promoter.progress', {}, { quiet: true, enabled: token !== null });
  const asked = progress.data !== undefined && progress.data.status !== 'none';
  return (
    <Foot>
      <ButtonLink tone="primary" size="large" to={asked ? promotionPaths.status() : promotionPaths.apply()}>
        {t(asked ? 'status.open' : 'apply.open')}
      </ButtonLink>
      <small>{t(token === null ? 'landing.signIn' : 'landing.review')}</small>
    </Foot>
  );
}

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  gap: var(--space-6) var(--space-7);
  align-items: center;
  padding-top: var(--space-6);

  h1 {
    font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display);
    letter-spacing: var(--tracking-display);
    text-wrap: balance;
  }
  :lang(zh) & h1 { letter-spacing: 0; line-height: 1.28; }
  > div > p { max-width: 46ch; margin-top: var(--space-4); color: var(--text-muted); font-size: var(--step-0); }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); padding-top: var(--space-5); }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: center;
  margin-top: var(--space-5);

  > small { color: var(--text-muted); font-size: var(--step--1); }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-5);

  > li { padding-top: var(--space-4); border-top: 1px solid var(--line-strong); }
  b { color: var(--brand); font: var(--weight-display) var(--step-3) / 1 var(--font-display); }
  h3 { margin-top: var(--space-3); font-size: var(--step-ui); }
  p { margin-top: var(--space-1); color: var(--text-muted); font-size: var(--step-ui); line-height: 1.5; }
  ${media.belowDesk} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
`;

const Limits = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-5);

  dt { font-size: var(--step-ui); font-weight: var(--weight-strong); }
  dd { margin-top: var(--space-1); color: var(--text-muted); font-size: var(--step-ui); line-height: 1.5; }
  ${media.belowDesk} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
`;
