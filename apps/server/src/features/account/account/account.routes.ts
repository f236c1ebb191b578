import { accountContract } from '@bahi/contract/account/account/account.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { getProfile } from './account.queries.ts';
import { userConstraints } from './create-user.ts';
import { changePassword, confirmReset, requestReset, setFirstPassword } from './password.commands.ts';
import { removePicture, savePicture } from './profile-picture.commands.ts';
import { updateMobile, updateProfile } from './profile.commands.ts';
import { register } from './register.commands.ts';

export function accountRoutes(server: Server): void {
  implement(
    server,
    accountContract,
    {
      register,
      resetRequest: requestReset,
      resetConfirm: confirmReset,
      firstPassword: setFirstPassword,
      changePassword: (context, input) => changePassword(context, server.sessions, input),
      profile: getProfile,
      update: updateProfile,
      updateMobile,
      savePicture: (context) => savePicture(context),
      removePicture: (context) => removePicture(context),
    },
    userConstraints,
  );
}
