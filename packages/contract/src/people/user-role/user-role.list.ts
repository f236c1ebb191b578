import { companyColumn } from '../../platform/business-detail/company-column.ts';
import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { roleScreenMessages } from '../role/role-screen.messages.ts';
import { userReportColumns } from '../user-report/user-report-columns.messages.ts';
import { userTypeMessages } from '../user/user-type.messages.ts';
import { userRoleContract } from './user-role.contract.ts';

const t = roleScreenMessages.texts;

export const peopleListFile = listFile(
  userRoleContract.people,
  { fileName: 'People and Rights', title: t.peopleTitle },
  (column) => [
    column.text('fullName', t.person, (row) => row.fullName),
    column.word('userType', userReportColumns.texts.userType, (row) => userTypeMessages.texts[row.userType]),
    companyColumn(),
    column.text('roles', t.roles, (row, language) => joined(row.roles, language)),
    column.text('outlets', t.outlets, (row, language) => joined(row.outlets, language)),
    column.moment('lastSignInAt', t.lastSignIn, (row) => row.lastSignInAt),
    column.count('sessionCount', t.signedIn, (row) => row.sessionCount),
    column.moment('joinedAt', t.switchesFrom, (row) => row.lastSwitchedAt ?? row.joinedAt),
    statusColumn(),
  ],
);

function joined(named: readonly { name: string; nameNp: string | null }[], language: 'ne' | 'en'): string {
  return named.map(({ name, nameNp }) => (language === 'ne' ? nameNp || name : name)).join(' · ');
}
