import { randomInt } from 'node:crypto';
import type { Pair } from './pair.ts';

type Sent = { params?: object; body?: object };
type Attempts = Record<string, (pair: Pair) => readonly Sent[]>;

/** What each call can be asked so that somebody has more of it: every call that touches people, roles or sessions. */
export const attempts: Attempts = {
  'role.save': ({ victim, greatRoleId }) => [
    { body: { name: `Copy ${number()}`, type: victim.userType, copiedFromId: greatRoleId } },
  ],
  'role.update': ({ roleIds }) => roleIds.map((id) => ({ body: { id, name: `Role ${number()}` } })),
  'role.toggle': ({ roleIds }) => roleIds.flatMap((roleId) => [{ params: { roleId } }, { params: { roleId } }]),
  'role.setStatus': ({ roleIds }) => roleIds.map((roleId) => ({ params: { roleId, status: 'ACTIVE' } })),
  'role.remove': ({ roleIds }) => roleIds.map((roleId) => ({ params: { roleId } })),
  'roleModulePrivilege.assign': ({ roleIds, modules }) => roleIds.map((roleId) => ({ body: { roleId, modules } })),
  'roleRight.setStatus': ({ grantIds }) => grantIds.map((id) => ({ params: { id, status: 'ACTIVE' } })),
  'userRole.create': ({ actor, victim, roleIds, greatRoleId }) =>
    [actor.userId, victim.userId].flatMap((userId) =>
      [...roleIds, greatRoleId].map((roleId) => ({ body: { userId, roleId, effectiveDateAD: '2020-01-01' } })),
    ),
  'userRole.update': ({ given, greatRoleId }) =>
    given.flatMap(({ id, roleId }) => [{ body: { id, roleId } }, { body: { id, roleId: greatRoleId } }]),
  'userRole.createDetail': ({ given, modules }) =>
    given.flatMap(({ id }) => modules.slice(0, 3).map((one) => ({ body: { userRoleAssignmentId: id, ...one } }))),
  'userRole.removeDetail': ({ detailIds }) => detailIds.map((id) => ({ params: { id } })),
  'user.saveOutletUser': ({ victim, greatRoleId, outletIds }) => [
    { body: { ...recordOf(victim), id: victim.userId, mobileNumber: `97${number()}` } },
    { body: { ...recordOf(victim), id: victim.userId, email: `mine${number()}@bahi.example` } },
    { body: { ...newcomer(victim.userType), roleIds: [greatRoleId], outletIds } },
  ],
  'user.resetPassword': ({ victim }) => [{ body: { userId: victim.userId } }],
  'user.removeSecondFactor': ({ victim }) => [{ params: { userId: victim.userId } }],
  'user.toggle': ({ victim }) => [
    { params: { id: victim.userId, status: 'INACTIVE' } },
    { params: { id: victim.userId, status: 'ACTIVE' } },
  ],
  'userOutlet.save': ({ actor, victim, outletIds }) =>
    [actor, victim].map(({ userId }) => ({ body: { userId, outletIds } })),
  'userRole.signOut': ({ victim }) => [{ params: { userId: victim.userId } }],
  'userSession.remove': () => [{ params: { id: 'others' } }],
  'module.create': () => [{ body: { moduleName: `Module ${number()}`, moduleNameNp: 'मोड्युल', orderNumber: 900 } }],
  'module.update': ({ modules }) => [
    { body: { ...modules[0], moduleName: 'Mine', moduleNameNp: 'मेरो', orderNumber: 1, privileges: ['update'] } },
  ],
  'module.remove': ({ modules }) => modules.slice(0, 1).map(({ moduleId }) => ({ params: { menuId: moduleId } })),
  'roleRight.remove': ({ grantIds }) => grantIds.map((id) => ({ params: { id } })),
  'userRole.remove': ({ given }) => given.map(({ id }) => ({ params: { id } })),
};

/** What one may do to oneself, or what is nobody's own: on all the rest of what is one's own somebody else acts. */
export const onOneself: readonly string[] = [
  'role.save',
  'user.saveOutletUser',
  'userRole.signOut',
  'userSession.remove',
  'module.create',
  'module.update',
  'module.remove',
];

/** Calls that touch oneself alone, by a proof of who one is: a password, a code, a token. Each has tests of its own. */
export const byProof = [
  'account.register',
  'account.resetRequest',
  'account.resetConfirm',
  'account.firstPassword',
  'account.changePassword',
  'account.update',
  'account.updateMobile',
  'account.savePicture',
  'account.removePicture',
  'secondFactor.create',
  'secondFactor.confirm',
  'secondFactor.createRecoveryCodes',
  'secondFactor.remove',
  'secondFactor.createPasskey',
  'secondFactor.confirmPasskey',
  'secondFactor.requestPasskey',
  'secondFactor.updatePasskey',
  'secondFactor.removePasskey',
  'joinedBusiness.join',
  'joinedBusiness.enter',
  'joinedBusiness.remove',
  'sampleBusiness.begin',
  'sampleBusiness.enter',
  'sampleBusiness.leave',
  'sampleBusiness.remove',
  'session.token',
  'session.logout',
  'otp.send',
  'otp.resend',
  'otp.verify',
];

function recordOf({ userType, userName, fullName, mobileNumber }: Pair['victim']) {
  return { userType, userName, fullName, mobileNumber };
}

function newcomer(userType: string) {
  const unused = number();
  return { userType, userName: `new${unused}`, fullName: 'Nani Rai', mobileNumber: `98${unused}` };
}

function number(): string {
  return String(randomInt(10_000_000, 99_999_999));
}
