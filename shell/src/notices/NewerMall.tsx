import { Button } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Unobtrusive: it takes no focus, covers no control of the page, and stays until it is answered. */
export function NewerMall({ onLater }: { onLater: () => void }) {
  const { t } = useTranslation('notices');
  return (
    <Box role="status" aria-label={t('newer.label')}>
      <span>{t('newer.text')}</span>
      <div>
        <Button tone="primary" size="small" onClick={() => location.reload()}>
          {t('newer.reload')}
        </Button>
        <Button tone="ghost" size="small" onClick={onLater}>
          {t('newer.later')}
        </Button>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  font-size: var(--step-ui);

  > div { display: flex; gap: var(--space-2); }
`;
