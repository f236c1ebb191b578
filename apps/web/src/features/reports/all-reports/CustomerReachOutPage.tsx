import {
  customerReachOut,
  customerReachOutContract,
} from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import { ReportPage } from '../report/ReportPage.tsx';
import { useLinkDrill } from '../report/use-link-drill.ts';

/** Whom to call; a row leads to the customer's statement. */
export function CustomerReachOutPage() {
  return (
    <ReportPage
      report={customerReachOut}
      generate={customerReachOutContract.generate}
      download={customerReachOutContract.download}
      drill={useLinkDrill(customerReachOut)}
    />
  );
}
