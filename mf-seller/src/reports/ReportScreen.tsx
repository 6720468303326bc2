import { shopReportBys } from '@mall/contract/trade/report';
import { ReportPage, useReportAddress } from '@mall/office/reports';
import { download, useQueryOf } from '@mall/platform';

/** What the shop sold. */
export function ReportScreen() {
  const address = useReportAddress(shopReportBys);
  const { question } = address;
  const answer = useQueryOf('shopReport.sales', question, {
    quiet: true,
    placeholderData: (before) => before,
  });
  const promises = useQueryOf('shopReport.promises', question, {
    quiet: true,
    placeholderData: (before) => before,
  });
  return (
    <ReportPage
      address={address}
      bys={shopReportBys}
      answer={answer}
      promises={promises}
      save={() => download('shopReport.sheet', question)}
    />
  );
}
