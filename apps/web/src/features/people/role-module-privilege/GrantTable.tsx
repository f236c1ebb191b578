import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { type Privilege, privileges } from '@bahi/contract/access';
import type { ModuleBranch } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { Checkbox } from '@mantine/core';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import classes from './GrantTable.module.css';
import type { GrantMap } from './grants.ts';

const columns = ['read', 'create', 'update', 'delete', 'report', 'approve'] as const satisfies readonly Privilege[];

type Props = {
  tree: readonly ModuleBranch[];
  granted: GrantMap;
  /** Of the groups' names: one below the heading that stands above them. */
  headingLevel: 2 | 3;
  /** Absent: only shown. */
  onChange?: ((moduleId: number, granted: readonly Privilege[]) => void) | undefined;
  /** Modules that are marked as changed. */
  marked?: ReadonlySet<number>;
};

/** The screens in their groups, each with the seven grants; only what means something on a screen is offered. */
export function GrantTable({ tree, headingLevel, ...rest }: Props) {
  const language = useLanguage();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return tree.map((branch) => (
    <section key={branch.moduleId} className={classes.group}>
      <Heading className={classes.groupName}>{nameIn(language, branch.moduleName, branch.moduleNameNp)}</Heading>
      {screensOf(branch).map((screen) => (
        <GrantRow key={screen.moduleId} screen={screen} {...rest} />
      ))}
    </section>
  ));
}

/** The screens of a branch that something can be granted on, the branch itself first. */
export function screensOf(branch: ModuleBranch): ModuleBranch[] {
  return [...(branch.possible.length > 0 ? [branch] : []), ...branch.childModules.flatMap(screensOf)];
}

function GrantRow({
  screen,
  granted,
  onChange,
  marked,
}: Omit<Props, 'tree' | 'headingLevel'> & { screen: ModuleBranch }) {
  const t = useTexts(roleScreenMessages);
  const language = useLanguage();
  const name = nameIn(language, screen.moduleName, screen.moduleNameNp);
  const held = granted.get(screen.moduleId) ?? [];
  const isFixed = onChange === undefined || !screen.configurable;
  const set = (privilege: Privilege, isGiven: boolean): void => {
    const wanted = new Set(held);
    if (isGiven) wanted.add(privilege);
    else wanted.delete(privilege);
    // Who may change what is on a screen has to see it.
    if (isGiven && privilege !== 'read' && screen.possible.includes('read')) wanted.add('read');
    onChange?.(
      screen.moduleId,
      privileges.filter((one) => wanted.has(one)),
    );
  };
  const hasAll = screen.possible.every((privilege) => held.includes(privilege));
  return (
    <fieldset className={classes.row}>
      <div className={classes.name}>
        {name}
        {marked?.has(screen.moduleId) === true ? <small className={classes.mark}>{t('changedHere')}</small> : null}
      </div>
      <Checkbox
        label={t('all')}
        aria-label={t('grantOn', { grant: t('all'), screen: name })}
        checked={hasAll}
        indeterminate={!hasAll && held.length > 0}
        disabled={isFixed}
        onChange={(event) => onChange?.(screen.moduleId, event.currentTarget.checked ? screen.possible : [])}
      />
      {columns.map((privilege) =>
        screen.possible.includes(privilege) ? (
          <Checkbox
            key={privilege}
            label={t(privilege)}
            aria-label={t('grantOn', { grant: t(privilege), screen: name })}
            checked={held.includes(privilege)}
            disabled={isFixed}
            onChange={(event) => set(privilege, event.currentTarget.checked)}
          />
        ) : (
          <span key={privilege} className={classes.gap} />
        ),
      )}
    </fieldset>
  );
}
