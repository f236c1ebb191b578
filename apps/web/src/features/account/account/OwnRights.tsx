import { privileges } from '@bahi/contract/access';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import type { MenuModule } from '@bahi/contract/account/session/session.contract';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useMenu } from '../../../platform/session.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './OwnRecord.module.css';

/** The screens that the user's roles open today, each with what may be done there. */
export function OwnRights() {
  const t = useTexts(profileMessages);
  const words = useTexts(roleScreenMessages);
  const language = useLanguage();
  const menu = useMenu();
  if (menu.isPending) return <FormSkeleton fields={8} />;
  if (menu.isError) return <ErrorState error={menu.error} onRetry={() => void menu.refetch()} />;
  const screens = leavesOf(menu.data);
  return (
    <Surface title={t('rights')}>
      {screens.length === 0 ? <p className={classes.hint}>{t('noRights')}</p> : null}
      <DetailList
        details={screens.map(({ moduleName, moduleNameNp, privileges: held }) => ({
          label: nameIn(language, moduleName, moduleNameNp),
          value: privileges
            .filter((privilege) => held[privilege])
            .map((privilege) => words(privilege))
            .join(' · '),
        }))}
      />
    </Surface>
  );
}

/** The modules that are screens, below the groups they stand in. */
function leavesOf(modules: readonly MenuModule[]): MenuModule[] {
  return modules.flatMap((module) =>
    module.childModules.length === 0 ? (module.screenUrl === null ? [] : [module]) : leavesOf(module.childModules),
  );
}
