/**
 * The part of semantic versioning that the mall uses: `^1`, `^1.2.3`, `~1.2`, `>=1.2`, `1.2.3`, `*`; several
 * are separated by spaces.
 */
export const satisfies = (version: string, range: string): boolean => {
  const found = parse(version);
  return (
    found !== undefined &&
    range
      .trim()
      .split(/\s+/)
      .every((part) => meets(found, part))
  );
};

/** Negative when `a` is older; anything after `-` or `+` is ignored. */
export const compareVersions = (a: string, b: string): number => compare(parse(a) ?? zero, parse(b) ?? zero);

type Version = readonly [number, number, number];
const zero: Version = [0, 0, 0];

const parse = (text: string): Version | undefined => {
  const found = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+].*)?$/.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)];
};

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const meets = (found: Version, part: string): boolean => {
  if (part === '*') return true;
  const [, sign = '', text = ''] = /^(\^|~|>=|<|)(.+)$/.exec(part) ?? [];
  const asked = parse(text);
  if (asked === undefined) return false;
  switch (sign) {
    case '<':
      return compare(found, asked) < 0;
    case '>=':
      return compare(found, asked) >= 0;
    case '~':
      return (
        compare(found, asked) >= 0 && found[0] === asked[0] && (found[1] === asked[1] || !text.includes('.'))
      );
    case '^':
      return (
        compare(found, asked) >= 0 &&
        found[0] === asked[0] &&
        (asked[0] > 0 || found[1] === asked[1] || text === '0')
      );
    default:
      return compare(found, asked) === 0;
  }
};
