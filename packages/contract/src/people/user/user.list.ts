import { secondFactorScreenMessages } from '../../account/second-factor/second-factor-screen.messages.ts';
import { companyColumn } from '../../platform/business-detail/company-column.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { userScreenMessages } from './user-screen.messages.ts';
import { userTypeMessages } from './user-type.messages.ts';
import { userOutletContract } from './user-outlet.contract.ts';
import { userContract } from './user.contract.ts';

const t = userScreenMessages.texts;

export const userListFile = listFile(userContract.list, { fileName: 'Users', title: t.title }, (column) => [
  column.text('fullName', t.fullName, (row) => row.fullName),
  column.text('mobileNumber', t.mobileNumber, (row) => row.mobileNumber),
  column.text('email', t.email, (row) => row.email),
  column.word('userType', t.userType, (row) => userTypeMessages.texts[row.userType]),
  companyColumn(),
  column.text('outlets', t.outlets, (row, language) =>
    row.outlets.map(({ name, nameNp }) => (language === 'ne' ? nameNp || name : name)).join(' · '),
  ),
  column.moment('lastSignInAt', t.lastSignIn, (row) => row.lastSignInAt),
  column.word('hasSecondFactor', secondFactorScreenMessages.texts.has, (row) =>
    row.hasSecondFactor ? uiMessages.texts.yes : uiMessages.texts.no,
  ),
  statusColumn(),
]);

export const assignmentListFile = listFile(
  userOutletContract.list,
  { fileName: 'Users of Outlets', title: t.outlets },
  (column) => [
    column.text('fullName', t.fullName, (row) => row.fullName),
    column.text('mobileNumber', t.mobileNumber, (row) => row.mobileNumber),
    column.text('outlets', t.outlets, (row, language) =>
      row.outlets.map(({ name, nameNp }) => (language === 'ne' ? nameNp || name : name)).join(' · '),
    ),
    statusColumn(),
  ],
);
