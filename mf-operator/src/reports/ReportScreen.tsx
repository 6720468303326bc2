import { mallReportBys } from '@mall/contract/trade/report';
import { ReportPage, useReportAddress } from '@mall/office/reports';
import { download, useQueryOf } from '@mall/platform';
import { SellerChoice } from './SellerChoice.tsx';

/** The mall's own goods have no shop: this stands for it in the address. */
const mallItself = 'mall';
const sellerOf = (of: string) => (of === '' ? {} : of === mallItself ? { own: true } : { shopId: of });

/** What the mall and its shops sold; of one of them with `?of=`. */
export function ReportScreen() {
  const address = useReportAddress(mallReportBys);
  const { of } = address.asked;
  const input = { ...address.question, ...sellerOf(/^[0-9A-Za-z-]{1,40}$/.test(of) ? of : '') };
  const answer = useQueryOf('mallReport.sales', input, { quiet: true, placeholderData: (before) => before });
  const promises = useQueryOf('mallReport.promises', input, {
    quiet: true,
    placeholderData: (before) => before,
  });
  return (
    <ReportPage
      address={address}
      bys={mallReportBys}
      answer={answer}
      promises={promises}
      save={() => download('mallReport.sheet', input)}
      seller={
        <SellerChoice
          value={of}
          shop={answer.data?.shop ?? null}
          mallItself={mallItself}
          onChange={(next) => address.ask({ of: next })}
        />
      }
      linkTo={
        answer.data?.by === 'shop' ? ({ key }) => address.pathOf(key === '' ? mallItself : key) : undefined
      }
    />
  );
}
