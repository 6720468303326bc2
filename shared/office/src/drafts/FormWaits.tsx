import { FailedSection, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';

type Asked = { isError: boolean; refetch: () => unknown };

/** The placeholder of a form while its data loads, and the retry when it fails. */
export function FormWaits({ title, on }: { title: string; on: readonly Asked[] }) {
  const failed = on.filter(({ isError }) => isError);
  return (
    <OfficePage title={title}>
      {failed.length > 0 ? (
        <FailedSection
          onRetry={() => {
            for (const one of failed) void one.refetch();
          }}
        />
      ) : (
        <Skeleton kind="block" height={560} />
      )}
    </OfficePage>
  );
}
