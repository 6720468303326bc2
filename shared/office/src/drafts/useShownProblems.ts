import { goToPart } from '@mall/ui/office';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The duration of a mouse click. */
const pressMs = 250;

/**
 * The problems, and which of them are displayed: those of fields that were left, and all once sending was
 * tried.
 */
export const useShownProblems = <Problem extends { readonly section: string }>(
  problems: readonly Problem[],
  placeOf: (problem: Problem) => string,
) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const shown = problems.filter((problem) => tried || left.has(placeOf(problem)));
  const go = (problem: Problem) => {
    const control = [...document.getElementsByName(placeOf(problem))].find(
      (one) => one.getAttribute('type') !== 'hidden',
    );
    if (control === undefined) return goToPart(problem.section);
    control.scrollIntoView({ block: 'center' });
    control.focus({ preventScroll: true });
  };
  return {
    problems,
    shown,
    at: (place: string) => shown.find((problem) => placeOf(problem) === place),
    /**
     * The problem is displayed a moment later: the click that left the field must end where it started,
     * before a message shifts the page.
     */
    leave: (place: string) => {
      if (!left.has(place)) setTimeout(() => setLeft((before) => new Set(before).add(place)), pressMs);
    },
    /** Displays all of them and goes to the first; returns true when there is none. */
    check: (): boolean => {
      const [first] = problems;
      if (first === undefined) return true;
      flushSync(() => setTried(true)); // the rows that display it are there
      go(first);
      return false;
    },
    goToFirst: (): void => {
      if (shown[0] !== undefined) go(shown[0]);
    },
  };
};
