/** What is wrong with the beginning and the end of a campaign, as fields have them. */
export const wrongTimes = ({
  startAt,
  endAt,
}: {
  readonly startAt: string;
  readonly endAt: string;
}): { startAt?: 'start'; endAt?: 'end' } => ({
  ...(startAt === '' ? { startAt: 'start' } : {}),
  ...(endAt === '' || (startAt !== '' && startAt >= endAt) ? { endAt: 'end' } : {}),
});
