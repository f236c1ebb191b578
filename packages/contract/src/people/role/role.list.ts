import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { userTypeMessages } from '../user/user-type.messages.ts';
import { roleScreenMessages } from './role-screen.messages.ts';
import { roleContract } from './role.contract.ts';

const t = roleScreenMessages.texts;

export const roleListFile = listFile(roleContract.list, { fileName: 'Roles', title: t.title }, (column) => [
  column.name('name', t.name, (row) => [row.name, row.nameNp]),
  column.word('type', t.type, (row) => userTypeMessages.texts[row.type]),
  column.word('isShared', t.kind, (row) => (row.isShared ? t.shared : t.own)),
  column.count('userCount', t.people, (row) => row.userCount),
  statusColumn(),
]);
