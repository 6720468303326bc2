import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Bar, Columns, Nav, Part } from './form-page-style.ts';

export type FormPart<Id extends string = string> = {
  id: Id;
  label: string;
  /** The number of errors displayed in the part; the mark shows it. */
  errors?: number;
  /** Nothing is missing in the part. */
  done?: boolean;
  /** The mark in words: "2 errors", "complete". */
  says?: string;
  /** Instead of a mark: "2 of 4". */
  note?: ReactNode;
};

type FormPageProps<Id extends string> = {
  /** The accessible name of the list of parts. */
  label: string;
  parts: readonly FormPart<Id>[];
  aside: ReactNode;
  /** Save state and buttons; stays at the bottom of the window. */
  bar: ReactNode;
  children: ReactNode;
};

/**
 * A long form of the office: its parts on the left, what is still to do on the right, saving at the bottom.
 */
export function FormPage<Id extends string>({ label, parts, aside, bar, children }: FormPageProps<Id>) {
  const current = useInSight(parts);
  return (
    <>
      <Columns>
        <PartNav label={label} parts={parts} current={current} />
        <div>{children}</div>
        <aside>{aside}</aside>
      </Columns>
      <Bar>{bar}</Bar>
    </>
  );
}

type FormSectionProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** One part of the form; the list on the left links to its heading. */
export function FormSection({ id, title, lead, actions, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Part id={id} aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </div>
        {actions}
      </header>
      <div>{children}</div>
    </Part>
  );
}

/** Scrolls to a part and focuses its heading. */
export const goToPart = (id: string): void => {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector('h2')?.focus({ preventScroll: true });
};

function PartNav<Id extends string>({
  label,
  parts,
  current,
}: {
  label: string;
  parts: readonly FormPart<Id>[];
  current: Id | undefined;
}) {
  return (
    <Nav aria-label={label}>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <button
              type="button"
              aria-current={part.id === current ? 'true' : undefined}
              onClick={() => goToPart(part.id)}
            >
              {part.label}
              {part.errors ? (
                <b>
                  <span>{part.errors}</span>
                  <i>{part.says}</i>
                </b>
              ) : part.done ? (
                <>
                  <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
                  <i>{part.says}</i>
                </>
              ) : (
                part.note && <small>{part.note}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
      <select aria-label={label} value={current ?? ''} onChange={(event) => goToPart(event.target.value)}>
        {parts.map((part) => (
          <option key={part.id} value={part.id}>
            {part.errors ? `${part.label} · ${part.says}` : part.label}
          </option>
        ))}
      </select>
    </Nav>
  );
}

/** The part that the reader is in: the first one that reaches into the upper third of the window. */
const useInSight = <Id extends string>(parts: readonly FormPart<Id>[]): Id | undefined => {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const ids = parts.map(({ id }) => id).join();
  // Only the browser knows what is visible.
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (changes) =>
        setSeen((before) => {
          const gone = new Set(changes.map(({ target }) => target.id));
          const come = changes.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id);
          return [...before.filter((id) => !gone.has(id)), ...come];
        }),
      { rootMargin: '-72px 0px -66% 0px' },
    );
    for (const id of ids.split(',')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return parts.find(({ id }) => seen.includes(id))?.id ?? parts[0]?.id;
};
