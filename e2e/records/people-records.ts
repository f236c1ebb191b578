import { setTimeout } from 'node:timers/promises';
import { screenAt, screens } from '@bahi/contract/screens';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { moduleContract } from '@bahi/contract/people/module/module.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { callApi } from '../api.ts';
import { newMobileNumber } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';
import { edited, goWithin, inList, onScreen } from './edited-record.ts';
import { addUser } from './world.ts';

const edit = textsIn(uiMessages, 'en')('edit');

/** Who was given a role, by the id of what was given. */
const holders = new Map<number, number>();

export const peopleRecords = [
  edited(accountContract.update, {
    get: accountContract.profile,
    make: async ({ caller }, body) => {
      const { id, version, userName, email } = await callApi(accountContract.profile, {}, caller);
      const kept = accountContract.update.body.parse({ ...body, userName, email });
      await callApi(accountContract.update, { body: { ...kept, version } }, caller);
      // A session knows its name for a second: what is written after it bears the new one.
      await setTimeout(1100);
      return id;
    },
    full: ({ owner }, number) => ({
      fullName: `Sita ${number}`,
      fullNameNp: `सीता ${number}`,
      userName: owner.userName,
      email: owner.email,
      gender: 'FEMALE',
      dateOfBirthAD: '1990-04-14',
    }),
    asked: ['email'],
    without: {
      dateOfBirthBS: 'the same day, which the AD one says',
      password: 'asked for where the e-mail address changes',
    },
    open: async (page) => {
      await goWithin(page, screens.profile);
      const place = page.getByRole('heading', { name: textsIn(profileMessages, 'en')('userInformation') });
      await place.waitFor();
      await page.getByRole('button', { name: edit, exact: true }).click();
    },
  }),
  edited(userContract.saveOutletUser, {
    get: userContract.get,
    full: ({ branch, cashierId }, number) => ({
      userType: 'OUTLET_USER',
      fullName: `Gita ${number}`,
      userName: `gita${number}`,
      mobileNumber: newMobileNumber(),
      email: `gita${number}@bahi.example`,
      outletIds: [branch.id],
      roleIds: [cashierId ?? 0],
    }),
    asked: ['outletIds'],
    without: {
      outletIds: 'chosen for a new person; later on the screen of outlets',
      roleIds: 'chosen for a new person; later on the screen of roles',
    },
    open: onScreen((userId) => screenAt(screens.editUser, { userId })),
  }),
  edited(userOutletContract.save, {
    get: userOutletContract.get,
    idField: 'userId',
    make: async (world, _body) => (await addUser(world, String(Date.now()).slice(-6))).id,
    full: ({ branch }) => ({ outletIds: [branch.id] }),
    open: onScreen((data) => screenAt(screens.editOutletAssignment, { data })),
  }),
  edited(roleContract.update, {
    get: roleContract.get,
    make: async ({ caller }, body) => {
      const { name, nameNp, description } = roleContract.save.body.partial().parse(body);
      const type = 'BUSINESS_INTERNAL';
      return (await callApi(roleContract.save, { body: { name: String(name), nameNp, description, type } }, caller)).id;
    },
    full: (_, number) => ({
      name: `Buyer ${number}`,
      nameNp: `खरिदकर्ता ${number}`,
      description: `Buys ${number}`,
    }),
    open: inList(screens.roles),
  }),
  edited(userRoleContract.update, {
    get: async ({ caller }, id) => {
      const given = await callApi(userRoleContract.ofUser, { params: { userId: holders.get(id) ?? 0 } }, caller);
      return { ...given.find((one) => one.id === id) };
    },
    make: async (world, { roleId, outletId, effectiveDateAD, effectiveTillDateAD, details }) => {
      const user = await addUser(world, String(Date.now()).slice(-6));
      const body = userRoleContract.create.body.parse({
        userId: user.id,
        roleId,
        outletId,
        effectiveDateAD,
        effectiveTillDateAD,
        details,
      });
      const { id } = await callApi(userRoleContract.create, { body }, world.caller);
      holders.set(id, user.id);
      return id;
    },
    full: async ({ caller, branch, cashierId, ad, plus }) => {
      const tree = await callApi(roleModulePrivilegeContract.tree, {}, caller);
      const moduleId = tree.flatMap(({ childModules }) => childModules)[0]?.moduleId ?? 0;
      return {
        roleId: cashierId ?? 0,
        outletId: branch.id,
        effectiveDateAD: ad,
        effectiveTillDateAD: plus(30),
        details: [{ moduleId, view: true }],
      };
    },
    asked: ['effectiveDateAD'],
    without: {
      effectiveDateBS: 'the same day, which the AD one says',
      effectiveTillDateBS: 'the same day, which the AD one says',
      details: 'the grants of single screens, which are no fields',
    },
    open: async (page, { id }) => {
      await goWithin(page, `${screens.peopleAndRoles}?roles=${holders.get(id) ?? 0}`);
      const changes = new RegExp(textsIn(roleScreenMessages, 'en')('changeOf', { role: '.*' }));
      await page.getByRole('dialog').getByRole('button', { name: changes }).click();
    },
  }),
  edited(moduleContract.update, {
    isOfPlatform: true,
    get: moduleContract.get,
    create: moduleContract.create,
    idField: 'moduleId',
    full: async ({ platform }, number) => ({
      moduleName: `Screen ${number}`,
      moduleNameNp: `पर्दा ${number}`,
      parentModuleId: (await callApi(moduleContract.list, {}, platform)).rows[0]?.moduleId ?? 0,
      orderNumber: 900,
      iconName: 'box',
      iconClass: 'plain',
      screenUrl: `/somewhere/${number}`,
      resourceName: `resource-${number}`,
      url: `/v1/somewhere/${number}`,
      method: 'POST' as const,
      privileges: ['read' as const],
      audience: 'PLATFORM' as const,
      configurable: true,
      hidden: true,
    }),
    open: inList(screens.modules, ({ moduleName }) => moduleName),
  }),
];
