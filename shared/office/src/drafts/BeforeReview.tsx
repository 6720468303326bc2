import { type Language, languageNames } from '@mall/contract/core/languages';
import { TextButton } from '@mall/ui';
import { goToPart, OfficeCard } from '@mall/ui/office';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export type Remark = {
  /** Of several with one id, only the first is displayed. */
  id: string;
  says: ReactNode;
  /** The part that it links to; without one it is advice. */
  section?: string;
  /** An invalid value, not a missing one. */
  bad?: boolean;
};

type BeforeReviewProps = {
  remarks: readonly Remark[];
  /** Languages without a name. */
  unnamed: readonly Language[];
  /** Whether somebody else looks at it before shoppers do. */
  reviewed?: boolean;
};

/** The problems that prevent sending a draft, recommendations, or the note that it is complete. */
export function BeforeReview({ remarks, unnamed, reviewed = true }: BeforeReviewProps) {
  const { t } = useTranslation('drafts');
  const once = remarks.filter(({ id }, at) => remarks.findIndex((other) => other.id === id) === at);
  return (
    <OfficeCard title={t(reviewed ? 'before.title' : 'before.publishing')}>
      <List>
        {once.map(({ id, says, section, bad }) => (
          <li key={id} data-bad={bad || undefined}>
            {bad ? <CircleAlert {...icon} /> : <Circle {...icon} />}
            {section === undefined ? says : <TextButton onClick={() => goToPart(section)}>{says}</TextButton>}
          </li>
        ))}
        {unnamed.length > 0 && (
          <li>
            <Circle {...icon} />
            {t('before.languages', { names: unnamed.map((code) => languageNames[code]).join(', ') })}
          </li>
        )}
        {remarks.every(({ section }) => section === undefined) && (
          <li data-good>
            <CircleCheck {...icon} />
            {t('before.ready')}
          </li>
        )}
      </List>
    </OfficeCard>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  font-size: var(--o-s);

  > li { display: flex; gap: var(--space-2); color: var(--text-muted); }
  > li[data-bad] { color: var(--tone-bad-fg); }
  > li[data-good] { color: var(--tone-good-fg); }
  svg { flex: none; margin-top: 2px; }
`;
