import { common, toast } from '@mall/platform';
import { IconButton } from '@mall/ui';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type CopyRowProps = {
  label: string;
  /** What is copied. */
  text: string;
  /** What is shown, where that is not the same. */
  shown?: ReactNode;
};

/** A line of a bank's form: what it asks for, what to write there, and a button that copies it. */
export function CopyRow({ label, text, shown = text }: CopyRowProps) {
  const { t } = useTranslation('transfer');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text); // there is none where the page is not secure
      toast.success(t('copied', { label }));
    } catch {
      toast.error(common('failure.operation'));
    }
  };
  return (
    <Row>
      <dt>{label}</dt>
      <dd>
        <span>{shown}</span>
        <IconButton label={t('copy', { label })} onClick={() => void copy()}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </dd>
    </Row>
  );
}

const Row = styled.div`
  > dt { color: var(--text-muted); font-size: var(--step--1); }
  > dd {
    display: grid;
    grid-template-columns: minmax(0, 24rem) auto; /* the button stays near what it copies */
    justify-content: start;
    align-items: center;
    column-gap: var(--space-3);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
