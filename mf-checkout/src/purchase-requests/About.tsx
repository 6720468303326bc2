import { paths } from '@mall/contract/core/paths';
import { Notice, Picture, TextLink } from '@mall/ui';
import { LayoutTemplate } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Subject } from './subject.ts';

/** The subject of the request, above the form. Nothing when it refers to no product or design. */
export function About({ subject }: { subject: Subject }) {
  const { t } = useTranslation('wanting');
  if (subject.is === 'gone') return <Gone>{t('about.gone')}</Gone>;
  if (subject.is !== 'product' && subject.is !== 'design') return null;
  return (
    <Box>
      {subject.is === 'product' ? (
        <Picture src={subject.image} alt="" width={72} height={72} />
      ) : (
        <LayoutTemplate size={24} strokeWidth={1.5} aria-hidden />
      )}
      <p>
        <small>{t(subject.is === 'product' ? 'about.product' : 'about.design')}</small>
        <b>{subject.name}</b>
        {subject.is === 'design' && <small>{t('about.pieces', { count: subject.pieces })}</small>}
      </p>
      <TextLink
        to={
          subject.is === 'product'
            ? paths.product({ productId: subject.id })
            : paths.cloudDesign({ id: subject.id })
        }
      >
        {t('about.look')}
      </TextLink>
    </Box>
  );
}

const Gone = styled(Notice)`
  margin-bottom: var(--space-4);
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  margin-bottom: var(--space-5);
  padding: var(--space-3);
  border-radius: var(--radius-s);
  background: var(--surface-muted);
  font-size: var(--step-ui);

  > svg { justify-self: center; }
  small, b { display: block; }
  small { color: var(--text-muted); font-size: var(--step--1); }
  b { font-weight: var(--weight); }
`;
