import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementMessages } from '@bahi/contract/books/bank-statement/bank-statement.messages';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { Button, Skeleton } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { nameIn, registerTexts, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import { EmptyState, ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../../ui/shell/Surface.tsx';
import { AccountFigures } from '../BankAccounts.tsx';
import classes from '../BankStatement.module.css';
import type { BankLine, Reconciliation } from '../book-words.ts';
import { DueOfferList } from './DueOfferList.tsx';
import { EnterDialog } from './EnterDialog.tsx';
import { MatchBar } from './MatchBar.tsx';
import { MatchList } from './MatchList.tsx';
import { OfferList } from './OfferList.tsx';
import { BankSide, BookSide } from './OpenSides.tsx';
import { useChosen } from './use-chosen.ts';

registerTexts(bankStatementMessages);

/** An account on both sides: what the bank says and the books do not, and the other way round. */
export function ReconcilePage() {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const id = Number(useParams()['accountId']);
  const { data, error, refetch } = useCall(bankStatementContract.open, { params: { id } });
  const name = data === undefined ? '' : nameIn(language, data.account.name, data.account.nameNp);
  return (
    <>
      <PageTitle title={t('reconcileTitle', { account: name })} backTo={screens.bankStatements}>
        <Button component={Link} to={screenAt(screens.bankReport, { accountId: id })} variant="default">
          {t('report')}
        </Button>
      </PageTitle>
      {error === null ? null : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Skeleton height={320} aria-hidden /> : null}
      {data === undefined ? null : <Reconciling found={data} />}
    </>
  );
}

function Reconciling({ found }: { found: Reconciliation }) {
  const t = useTexts(bankStatementScreenMessages);
  const { can } = useSession();
  const chosen = useChosen(found);
  const entering = useDialog<BankLine>();
  const mayMatch = can(bankStatementContract.match);
  if (found.account.readThroughAD === null) return <EmptyState title={t('nothingToReconcile')} />;
  return (
    <div className={classes.steps}>
      <Surface>
        <AccountFigures account={found.account} />
      </Surface>
      {mayMatch && found.offers.length > 0 ? <OfferList found={found} /> : null}
      {mayMatch && found.dueOffers.length > 0 ? <DueOfferList found={found} /> : null}
      <div className={classes.sides}>
        <BankSide found={found} chosen={mayMatch ? chosen : null} onEnter={mayMatch ? entering.open : undefined} />
        <BookSide found={found} chosen={mayMatch ? chosen : null} />
      </div>
      {mayMatch ? <MatchBar accountId={found.account.id} chosen={chosen} /> : null}
      <MatchList accountId={found.account.id} />
      {!entering.opened || entering.target === null ? null : (
        <EnterDialog key={entering.target.id} line={entering.target} account={found.account} onClose={entering.close} />
      )}
    </div>
  );
}
