import { Button } from '@mall/ui';
import { Eye } from 'lucide-react';
import { styled } from 'styled-components';

type MaskedProps = {
  masked: string;
  /** The value whole, once it was looked at. */
  whole: string | undefined;
  /** The button that shows it; none for who may not look. */
  look: { label: string; hint: string; busy: boolean; onLook: () => void } | undefined;
};

/** A masked value, and the button that shows it whole until the page is left; the log says who looked. */
export function Masked({ masked, whole, look }: MaskedProps) {
  return (
    <Line>
      <span aria-live="polite">{whole ?? masked}</span>
      {look !== undefined && whole === undefined && (
        <Button
          size="small"
          tone="ghost"
          icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
          title={look.hint}
          busy={look.busy}
          onClick={look.onLook}
        >
          {look.label}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  font-variant-numeric: tabular-nums;
`;
