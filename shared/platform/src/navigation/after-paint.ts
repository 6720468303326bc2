/** A page in the background paints nothing. */
const longestMs = 100;

let painted: Promise<void> | undefined;

/** Marks the current render as the answer to the visitor; the next frame paints it. */
export const answerVisitor = (): void => {
  painted ??= nextFrame().then(() => {
    painted = undefined;
  });
};

/**
 * Resolves once the answer to the visitor is painted; undefined when none is pending. A screen sends its
 * requests only then: sending six of them costs a slow phone a third of the time that drawing the screen
 * does.
 */
export const answered = (): Promise<void> | undefined => painted;

/** A timer that is set in a frame runs after its paint. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestMs);
  });
