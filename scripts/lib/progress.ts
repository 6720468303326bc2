const quietMs = 2_000;
const lineEveryMs = 5_000;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

export type Progress = { step: (says: string) => void; stop: () => void };

/** Shows that work continues, from the second second: a spinner on a terminal, a line every 5 s elsewhere. */
export function showProgress(label: string): Progress {
  const started = Date.now();
  const terminal = process.stderr.isTTY === true;
  let detail = '';
  let frame = 0;
  let drawn = false;
  const timer = setInterval(
    () => {
      const elapsed = Date.now() - started;
      if (elapsed < quietMs) return;
      const text = `${label} ${Math.round(elapsed / 1000)} s${detail && ` · ${detail}`}`;
      frame = (frame + 1) % frames.length;
      if (terminal)
        process.stderr.write(
          `\r\u001b[2K  ${frames[frame]} ${text.slice(0, (process.stderr.columns ?? 80) - 6)}`,
        );
      else process.stderr.write(`  … ${text}\n`);
      drawn = true;
    },
    terminal ? 120 : lineEveryMs,
  );
  timer.unref();
  return {
    step: (says) => {
      detail = says;
    },
    stop: () => {
      clearInterval(timer);
      if (terminal && drawn) process.stderr.write('\r\u001b[2K');
    },
  };
}

/** `2.4 s`, or `3 min 5 s` from a minute on. */
export function duration(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
