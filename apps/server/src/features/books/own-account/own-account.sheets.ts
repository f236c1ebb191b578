import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const accountGroupSheet: Sheet = {
  name: ownAccountScreenMessages.texts.groups,
  from: 'account_group where account_group.business_id = $1',
  order: 'account_group.place, account_group.code',
  columns: [
    column(t.code, 'text', 'account_group.code'),
    ...nameColumns('account_group', t.name, t.nameNp),
    column(t.kind, 'word', 'account_group.kind'),
    column(t.isActive, 'flag', 'account_group.is_active'),
  ],
};
