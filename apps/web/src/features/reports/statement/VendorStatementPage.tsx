import { screens } from '@bahi/contract/screens';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { useParams } from 'react-router';
import { StatementPage } from './StatementPage.tsx';

/** What was between the business and one vendor. */
export function VendorStatementPage() {
  const { vendorId = '' } = useParams();
  return (
    <StatementPage
      kind="vendor"
      id={Number(vendorId)}
      endpoint={statementContract.vendor}
      file={statementContract.downloadVendor}
      backTo={screens.vendors}
    />
  );
}
