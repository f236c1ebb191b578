import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const [t, own] = [dataSheets.texts, bankStatementScreenMessages.texts];

const accountOf = (table: string) =>
  `join account on account.business_id = ${table}.business_id and account.code = ${table}.account_code`;

export const bankStatementSheet: Sheet = {
  name: t.bankStatements,
  from: `bank_statement statement ${accountOf('statement')} where statement.business_id = $1`,
  order: 'statement.id',
  columns: [
    ...nameColumns('account', t.account, t.accountNp),
    column(own.fileName, 'text', 'statement.file_name'),
    column(own.from, 'day', 'statement.from_on'),
    column(own.to, 'day', 'statement.to_on'),
    column(own.opening, 'money', 'statement.opening_paisa'),
    column(own.closing, 'money', 'statement.closing_paisa'),
    column(own.lineCount, 'count', 'statement.line_count'),
    column(own.knownCount, 'count', 'statement.known_count'),
    column(t.enteredBy, 'text', 'statement.created_by_name'),
  ],
};

export const bankLineSheet: Sheet = {
  name: t.bankLines,
  from: `bank_line line ${accountOf('line')}
    left join bank_match_part part on part.business_id = line.business_id and part.line_id = line.id
    where line.business_id = $1`,
  order: 'line.account_code, line.place',
  columns: [
    ...nameColumns('account', t.account, t.accountNp),
    column(t.dateBs, 'text', 'line.dated_on_bs'),
    column(t.dateAd, 'day', 'line.dated_on'),
    column(own.text, 'text', 'line.says'),
    column(own.reference, 'text', 'line.reference'),
    column(t.amount, 'money', 'line.amount_paisa'),
    column(own.balance, 'money', 'line.balance_paisa'),
    column(own.isMatched, 'flag', 'part.id is not null'),
  ],
};
