/** A page in the background paints nothing. */
const longestMs = 100;

let painted: Promise<void> | undefined;

/** Says that what is drawn now answers the visitor, and stands on the screen with the next frame. */
export const answerVisitor = (): void => {
  painted ??= nextFrame().then(() => {
    painted = undefined;
  });
};

/**
 * Resolves once the answer to the visitor is painted; undefined where none is on its way. What a screen reads is asked for
 * then: to send six requests costs a slow telephone a third of what drawing the screen costs.
 */
export const answered = (): Promise<void> | undefined => painted;

/** A timer set in a frame runs after its paint. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestMs);
  });
