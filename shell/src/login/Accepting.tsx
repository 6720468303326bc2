import { paths } from '@mall/contract/core/paths';
import { useAppInfo } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** What holds for whoever signs in or registers: the terms and the privacy policy, as far as the mall has them. */
export function Accepting() {
  const { t } = useTranslation('login');
  const texts = (useAppInfo()?.legal ?? []).filter(({ kind }) => kind === 'terms' || kind === 'privacy');
  if (texts.length === 0) return null;
  return (
    <Line>
      {t('accepting')}{' '}
      {texts.map(({ kind, title }, at) => (
        <span key={kind}>
          {at > 0 && ' · '}
          <Link to={paths.legal({ kind })} target="_blank">
            {title}
          </Link>
        </span>
      ))}
    </Line>
  );
}

const Line = styled.p`
  margin-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step--1);
  text-align: center;

  a { color: var(--text); text-decoration: underline; }
  a:hover { color: var(--brand); }
`;
