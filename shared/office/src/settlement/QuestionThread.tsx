import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Question } from './types.ts';

/** All that was said of a question, the first word first. */
export function QuestionThread({ question: { thread, statement } }: { question: Question }) {
  const { t } = useTranslation('settlement');
  const format = useFormat();
  return (
    <Thread>
      {thread.map(({ no, side, at, words, adjustment }) => (
        <li key={no}>
          <small>
            {t(`question.side.${side}`)} · {format.dateTime(at, 'medium')}
          </small>
          <p>{words}</p>
          {adjustment !== null && (
            <small>
              {t('question.adjusted', {
                amount: format.money(adjustment, { currency: statement.currency, decimals: 'always' }),
              })}
            </small>
          )}
        </li>
      ))}
    </Thread>
  );
}

const Thread = styled.ol`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  > li > p { white-space: pre-wrap; }
  small { color: var(--muted); }
`;
