/** The environment of a process of Node whose clock is wrong by so many milliseconds. */
export const shiftedClock = (ms: number): Record<string, string> => {
  const preload = `
    const Real = Date;
    globalThis.Date = class Date extends Real {
      constructor(...given) {
        if (given.length === 0) super(Date.now());
        else super(...given);
      }
      static now() { return Real.now() + ${ms}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` };
};
