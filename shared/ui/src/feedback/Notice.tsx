import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';

export type NoticeTone = 'info' | 'warning' | 'success' | 'danger';

type NoticeProps = {
  tone?: NoticeTone;
  /** One button or link at the end. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader: for something that just failed. */
  role?: 'status' | 'alert';
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A message that stays in the page. */
export function Notice({ tone = 'info', action, role, icon, children, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Box data-tone={tone} data-action={action ? true : undefined} role={role} className={className}>
      {icon ?? <Icon size={20} strokeWidth={1.5} aria-hidden />}
      <div>{children}</div>
      {action}
    </Box>
  );
}

const icons = { info: Info, warning: Clock, success: CircleCheck, danger: CircleAlert };

const Box = styled.div`
  display: flex;
  align-items: start;
  gap: var(--space-3);
  padding: 14px 16px;
  border-radius: var(--radius-s);
  font-size: var(--step-ui);
  line-height: 1.5;

  &[data-action] { align-items: center; padding-block: 8px; }
  ${media.phone} { &[data-action] { flex-wrap: wrap; padding-block: 12px; > div { flex-basis: calc(100% - 44px); } > :last-child { margin-left: 32px; } } } /* below the words, under their beginning */
  > svg { flex: none; margin-top: 1px; }
  > div { flex: 1; min-width: 0; }
  &[data-tone='info'] { background: var(--info-soft); > svg { color: var(--info); } }
  &[data-tone='warning'] { background: var(--warning-soft); > svg { color: var(--warning); } }
  &[data-tone='success'] { background: var(--success-soft); > svg { color: var(--success); } }
  &[data-tone='danger'] { background: var(--danger-soft); > svg { color: var(--danger); } }
`;
