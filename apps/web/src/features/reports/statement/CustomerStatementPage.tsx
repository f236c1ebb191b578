import { screens } from '@bahi/contract/screens';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { useParams } from 'react-router';
import { StatementPage } from './StatementPage.tsx';

/** What was between the business and one customer. */
export function CustomerStatementPage() {
  const { customerId = '' } = useParams();
  return (
    <StatementPage
      kind="customer"
      id={Number(customerId)}
      endpoint={statementContract.customer}
      file={statementContract.downloadCustomer}
      backTo={screens.customers}
    />
  );
}
