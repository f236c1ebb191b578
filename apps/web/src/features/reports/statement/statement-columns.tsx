import { screens } from '@bahi/contract/screens';
import type { Access } from '@bahi/contract/access';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { statementColumns } from '@bahi/contract/reports/statement/statement-columns.messages';
import { statementScreenMessages } from '@bahi/contract/reports/statement/statement-screen.messages';
import type { StatementDocument } from '@bahi/contract/reports/statement/statement.contract';
import { documentKinds, isDocumentKind, tableOfKinds } from '@bahi/domain/document-kinds';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { Statement } from './StatementPage.tsx';
import classes from './StatementPage.module.css';

type Row = Statement['rows'][number];

/** Where the details of each kind of document open, and who may see them. */
const lists: Readonly<Record<StatementDocument, { list: string; needs: { access: Access } }>> = {
  ...tableOfKinds(documentScreen),
  JOURNAL_VOUCHER: { list: screens.vouchers, needs: voucherContract.list },
  RECEIPT: { list: screens.payments, needs: paymentContract.listSettlements },
};

/** The columns of a statement, as they stand in Excel and on paper too. */
export function useStatementColumns(): Column<Row>[] {
  const t = useTexts(statementColumns);
  const words = useTexts(statementScreenMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  const textOf = (rupees: number): string => formatRupees(paisaOf(rupees), language);
  const amount = (key: 'debit' | 'credit'): Column<Row> => ({
    key,
    title: t(key),
    align: 'end',
    card: 'amount',
    cell: (row) => (row[key] === 0 ? null : <MoneyText rupees={row[key]} />),
  });
  const outlet: Column<Row> = {
    key: 'outlet',
    title: t('outlet'),
    cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
  };
  return [
    { key: 'date', title: t('date'), whole: true, card: 'date', cell: (row) => <DateText ad={row.dateAD} withAd /> },
    {
      key: 'what',
      title: t('what'),
      card: 'who',
      cell: (row) => (row.mode === null ? t(row.kind) : `${t(row.kind)}, ${t(row.mode)}`),
    },
    { key: 'reference', title: t('reference'), card: 'more', isSelfTold: true, cell: (row) => <Reference row={row} /> },
    ...(outlets.length > 1 ? [outlet] : []),
    amount('debit'),
    amount('credit'),
    {
      key: 'balance',
      title: t('balance'),
      align: 'end',
      card: 'status',
      cell: (row) => <MoneyText rupees={row.balance} />,
      cardCell: (row) => (
        <span className={classes.number}>{words('balanceCard', { amount: textOf(row.balance) })}</span>
      ),
    },
  ];
}

/** The number or heading, which leads to its document. */
function Reference({ row }: { row: Row }) {
  const { can } = useSession();
  const { documentKind, documentId, reference } = row;
  const isNumber =
    documentKind !== null && (!isDocumentKind(documentKind) || documentKinds[documentKind].calledBy === 'number');
  const text =
    reference !== null && isNumber ? <span className={classes.number}>{reference}</span> : (reference ?? '—');
  if (documentKind === null || documentId === null || !can(lists[documentKind].needs)) return text;
  return <TextLink to={`${lists[documentKind].list}?view=${documentId}`}>{text}</TextLink>;
}
