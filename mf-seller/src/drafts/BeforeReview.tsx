import { type Language, languageNames } from '@mall/contract/core/languages';
import { TextButton } from '@mall/ui';
import { goToPart, OfficeCard } from '@mall/ui/office';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export type Remark = {
  /** Of several with one id the first is said. */
  id: string;
  says: ReactNode;
  /** The part that it leads to; without one it is advice. */
  section?: string;
  /** There is something that cannot stay, not something that is still to come. */
  bad?: boolean;
};

type BeforeReviewProps = {
  remarks: readonly Remark[];
  /** Languages in which the name is not said. */
  unnamed: readonly Language[];
};

/** What keeps a draft from being sent, what would be better, and that nothing else is missing. */
export function BeforeReview({ remarks, unnamed }: BeforeReviewProps) {
  const { t } = useTranslation('drafts');
  const once = remarks.filter(({ id }, at) => remarks.findIndex((other) => other.id === id) === at);
  return (
    <OfficeCard title={t('before.title')}>
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
