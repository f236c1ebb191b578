import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { Copy } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import type { RoleRow } from './role-form.ts';

type Openers = {
  configure: (roleId: number) => void;
  edit: (role: RoleRow) => void;
  copy: (role: RoleRow) => void;
};

/** The row menu of a role. A shared one is looked at and copied; the platform, whose it is, changes it, too. */
export function useRoleActions({ configure, edit, copy }: Openers): (role: RoleRow) => RowAction[] {
  const t = useTexts(roleScreenMessages);
  const { can, isPlatformUser } = useSession();
  const toggle = useSend(roleContract.toggle);
  const remove = useSend(roleContract.remove);
  const reason = useTexts(roleMessages);
  const refusalOf = ({ refusal }: RoleRow) => (refusal === null ? undefined : reason(refusal));
  const more = (role: RoleRow): RowAction[] =>
    can(roleContract.save)
      ? [{ label: t('copy'), icon: <Copy size={16} aria-hidden />, onClick: () => copy(role) }]
      : [];
  const ofShared = useRecordActions<RoleRow>({ view: configure, edit: undefined, changeStatus: undefined, more });
  const ofOwn = useRecordActions<RoleRow>({
    view: configure,
    edit: undefined,
    changeStatus: can(roleContract.toggle) ? ({ id }) => toggle.mutate({ params: { roleId: id } }) : undefined,
    refusal: refusalOf,
    remove: can(roleContract.remove) ? (roleId) => remove.mutate({ params: { roleId } }) : undefined,
    more: (role) => [
      ...(can(roleContract.update)
        ? [{ label: t('editTitle'), onClick: () => edit(role), refusal: refusalOf(role) }]
        : []),
      ...more(role),
    ],
  });
  return (role) => (role.isShared && !isPlatformUser ? ofShared(role) : ofOwn(role));
}
