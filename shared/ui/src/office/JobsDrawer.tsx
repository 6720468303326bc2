import { Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Sheet } from '../feedback/Dialog.tsx';
import { media } from '../base/media.ts';
import { OfficeScope } from './frame.tsx';
import type { StatusTone } from './StatusPill.tsx';

type JobsDrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** "1 running, 1 waits for you" */
  sub: string;
  /** Says that the user may leave: the jobs continue. */
  foot: string;
  children: ReactNode;
};

/** Background jobs, in a drawer of 440 px on the right; entries reach its edges. */
export function JobsDrawer({ open, onClose, title, sub, foot, children }: JobsDrawerProps) {
  return (
    <Scope>
      <Sheet
        open={open}
        onClose={onClose}
        title={
          <Title>
            {title} <span>{sub}</span>
          </Title>
        }
        actions={
          <Foot>
            <Info size={14} aria-hidden />
            {foot}
          </Foot>
        }
      >
        <Entries>{children}</Entries>
      </Sheet>
    </Scope>
  );
}

type JobEntryProps = {
  tone: StatusTone;
  icon: LucideIcon;
  title: ReactNode;
  sub: ReactNode;
  children?: ReactNode;
};

/** One background job: its name and start, and below it the progress and the actions. */
export function JobEntry({ tone, icon: Icon, title, sub, children }: JobEntryProps) {
  return (
    <Entry>
      <Mark data-tone={tone}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Mark>
      <div>
        <h3>{title}</h3>
        <small>{sub}</small>
        {children}
      </div>
    </Entry>
  );
}

const Scope = styled(OfficeScope)`
  display: contents;
`;

const Title = styled.span`
  font: var(--weight-strong) var(--step-ui) / 1.45 var(--font);
  letter-spacing: normal;

  > span { margin-left: var(--space-2); color: var(--text-muted); font-size: var(--o-xs); font-weight: var(--weight); }
`;

const Foot = styled.p`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--o-xs);
`;

const Entries = styled.div`
  margin: 0 calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
  border-top: 1px solid var(--line);

  > article { padding: var(--space-4) 20px; border-bottom: 1px solid var(--o-line-soft); }

  ${media.phone} { margin-inline: calc(-1 * var(--space-4)); }
`;

const Entry = styled.article`
  display: flex;
  gap: var(--space-3);
  font-size: var(--o-s);

  > div { display: grid; flex: 1; gap: 2px; align-content: start; min-width: 0; }
  h3 { font-size: var(--o-s); font-weight: var(--weight-strong); line-height: 1.45; overflow-wrap: anywhere; }
  small {
    color: var(--text-muted);
    font-size: var(--o-xs);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--o-radius);
  background: var(--tone-neutral-bg);
  color: var(--tone-neutral-fg);

  &[data-tone='wait'] { background: var(--tone-wait-bg); color: var(--tone-wait-fg); }
  &[data-tone='info'] { background: var(--tone-info-bg); color: var(--tone-info-fg); }
  &[data-tone='move'] { background: var(--tone-move-bg); color: var(--tone-move-fg); }
  &[data-tone='good'] { background: var(--tone-good-bg); color: var(--tone-good-fg); }
  &[data-tone='bad'] { background: var(--tone-bad-bg); color: var(--tone-bad-fg); }
`;
