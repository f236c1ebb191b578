import { screenAt, screens } from '@bahi/contract/screens';
import type { Privilege } from '@bahi/contract/access';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import {
  type ModuleBranch,
  roleModulePrivilegeContract,
} from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { LeaveDialog } from '../../../ui/form/LeaveDialog.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { changesBetween, type GrantMap, mapOf, type RoleGrant } from '../role-module-privilege/grants.ts';
import { GrantTable } from '../role-module-privilege/GrantTable.tsx';
import { only, useGrantableTree } from '../role-module-privilege/use-grantable-tree.ts';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import type { RoleRow } from './role-form.ts';
import classes from './RoleConfigurePage.module.css';
import { RoleDialog } from './RoleDialog.tsx';

const showings = ['allScreens', 'assigned', 'unassigned'] as const;

/** What a role grants: the screens in their groups with the seven grants. */
export function RoleConfigurePage() {
  const t = useTexts(roleScreenMessages);
  const roleId = Number(useParams()['roleId']);
  const role = useCall(roleContract.get, { params: { roleId } }, { staleTime: 0 });
  const grantable = useGrantableTree(roleId);
  const failure = role.error ?? (grantable.state === 'failed' ? grantable.error : null);
  if (failure !== null) {
    return (
      <>
        <PageTitle title={t('configure')} backTo={screens.roles} />
        <ErrorState error={failure} onRetry={() => void role.refetch()} />
      </>
    );
  }
  if (role.data === undefined || grantable.state !== 'there') {
    return (
      <>
        <PageTitle title={t('configure')} backTo={screens.roles} />
        <ListSkeleton columns={4} isTable={false} />
      </>
    );
  }
  // What was saved is where the next changes begin.
  return <RoleRights key={role.data.version} role={role.data} tree={grantable.tree} grants={grantable.grants} />;
}

type Props = { role: RoleRow; tree: readonly ModuleBranch[]; grants: readonly RoleGrant[] };

function RoleRights({ role, tree, grants }: Props) {
  const t = useTexts(roleScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { can, isPlatformUser } = useSession();
  const assign = useSend(roleModulePrivilegeContract.assign);
  const copying = useDialog<RoleRow>();
  const saved = mapOf(grants);
  const [touched, setTouched] = useState<GrantMap>(new Map());
  const [showing, setShowing] = useState<string>('allScreens');
  const granted: GrantMap = new Map([...saved, ...touched]);
  const changes = changesBetween(saved, granted);
  const reason = useTexts(roleMessages);
  const isOthers = role.isShared && !isPlatformUser;
  const isReadOnly = isOthers || role.refusal !== null || !can(roleModulePrivilegeContract.assign);
  const isShown = (module: ModuleBranch): boolean =>
    showing === 'allScreens' || saved.has(module.moduleId) === (showing === 'assigned');
  const shown = only(tree, isShown);
  const save = (): void =>
    assign.mutate(
      { body: { roleId: role.id, version: role.version, modules: changes } },
      { onSuccess: () => setTouched(new Map()) },
    );
  return (
    <>
      <PageTitle title={t('rightsOf', { name: nameIn(language, role.name, role.nameNp) })} backTo={screens.roles}>
        {isReadOnly && can(roleContract.save) ? (
          <Button onClick={() => copying.open(role)}>{t('copy')}</Button>
        ) : isReadOnly ? null : (
          <Button onClick={save} loading={assign.isPending} disabled={changes.length === 0}>
            {ui('save')}
          </Button>
        )}
      </PageTitle>
      <Surface
        actions={
          <fieldset className={classes.showing} aria-label={t('showing')}>
            {showings.map((value) => (
              <Button
                key={value}
                variant={value === showing ? 'light' : 'default'}
                aria-pressed={value === showing}
                onClick={() => setShowing(value)}
              >
                {t(value)}
              </Button>
            ))}
          </fieldset>
        }
      >
        {isOthers ? <p>{t('sharedNotice')}</p> : role.refusal !== null ? <p>{reason(role.refusal)}</p> : null}
        {shown.length === 0 ? <EmptyState title={t('noneHere')} /> : null}
        <GrantTable
          tree={shown}
          granted={granted}
          headingLevel={2}
          onChange={
            isReadOnly
              ? undefined
              : (moduleId: number, wanted: readonly Privilege[]) =>
                  setTouched(new Map([...touched, [moduleId, wanted]]))
          }
        />
        {isOthers ? null : <RecordHistory kind="ROLE" id={role.id} />}
      </Surface>
      <LeaveDialog isDirty={changes.length > 0 && !assign.isPending} />
      <RoleDialog
        opened={copying.opened}
        role={null}
        copied={copying.target}
        onClose={copying.close}
        onSaved={(roleId) => void navigate(screenAt(screens.configureRole, { roleId }))}
      />
    </>
  );
}
