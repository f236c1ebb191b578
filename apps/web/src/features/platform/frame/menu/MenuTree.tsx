import { ChevronDown } from 'lucide-react';
import { type ReactElement, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { sidebarIconPixels } from '../../../../platform/constants.ts';
import { nameIn } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { lazyPart } from '../../../../ui/shell/lazy-part.tsx';
import { useIsWideDesk } from '../../../../ui/shell/use-desktop.ts';
import { iconOf } from './menu-icons.ts';
import { leadsTo, type MenuEntry } from './menu-tree.ts';
import classes from './MenuTree.module.css';

/** Of a folded menu alone. */
const FoldedName = lazyPart<{ name: string; children: ReactElement }>(
  async () => (await import('./FoldedName.tsx')).FoldedName,
  ({ children }) => children,
);

type TreeProps = {
  modules: readonly MenuEntry[];
  current: MenuEntry | null;
  /** Only icons, with their names when pointed at; a group then asks for the whole menu. */
  folded?: boolean;
  onUnfold?: () => void;
  /** Groups stand open: while searching. */
  allOpen?: boolean;
};

/** Modules as a tree of links up to three levels; the groups open and close. */
export function MenuTree(props: TreeProps) {
  return (
    <ul className={classes.list} data-folded={props.folded || undefined}>
      {props.modules.map((module) => (
        <MenuNode key={module.moduleId} {...props} module={module} level={1} />
      ))}
    </ul>
  );
}

type NodeProps = Omit<TreeProps, 'modules'> & { module: MenuEntry; level: number };

function MenuNode(props: NodeProps) {
  const { module, level, current } = props;
  if (module.childModules.length > 0) return <MenuGroup {...props} />;
  const isCurrent = current?.moduleId === module.moduleId;
  return (
    <li>
      <Named {...props}>
        <Link
          to={module.screenUrl ?? '/'}
          className={classes.item ?? ''}
          data-level={level}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <ItemContent {...props} />
        </Link>
      </Named>
    </li>
  );
}

function MenuGroup(props: NodeProps) {
  const { module, level, current, folded = false, onUnfold, allOpen = false } = props;
  const listId = useId();
  const holdsCurrent = leadsTo(module, current);
  const isWideDesk = useIsWideDesk();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = !folded && (allOpen || (chosen ?? ((isWideDesk && module.startsFolded !== true) || holdsCurrent)));
  return (
    <li>
      <Named {...props}>
        <button
          type="button"
          className={classes.item}
          data-level={level}
          data-holds-current={(holdsCurrent && !isOpen) || undefined}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => {
            if (folded) onUnfold?.();
            setChosen(folded || !isOpen);
          }}
        >
          <ItemContent {...props} />
          {folded ? null : <ChevronDown size={16} aria-hidden className={classes.arrow} />}
        </button>
      </Named>
      <ul id={listId} className={classes.list} hidden={!isOpen}>
        {isOpen
          ? module.childModules.map((child) => (
              <MenuNode key={child.moduleId} {...props} module={child} level={level + 1} />
            ))
          : null}
      </ul>
    </li>
  );
}

function ItemContent({ module, level, folded = false }: NodeProps) {
  const language = useLanguage();
  const name = nameIn(language, module.moduleName, module.moduleNameNp);
  const Icon = iconOf(module.iconName);
  return (
    <>
      {level === 1 ? <Icon size={sidebarIconPixels} strokeWidth={1.75} aria-hidden className={classes.icon} /> : null}
      <span className={folded ? classes.hidden : classes.name}>{name}</span>
    </>
  );
}

/** The name of a folded item, when pointed at or reached by the keyboard. */
function Named({ module, folded = false, children }: NodeProps & { children: ReactElement }) {
  const language = useLanguage();
  if (!folded) return children;
  return (
    <Suspense fallback={children}>
      <FoldedName name={nameIn(language, module.moduleName, module.moduleNameNp)}>{children}</FoldedName>
    </Suspense>
  );
}
