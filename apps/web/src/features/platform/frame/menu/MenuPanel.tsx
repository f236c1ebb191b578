import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { useMenu } from '../../../../platform/session.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { ListSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { SearchBox } from '../../../../ui/form/SearchBox.tsx';
import { foundModules, shapedMenu } from './menu-shape.ts';
import { currentModule, searchModules } from './menu-tree.ts';
import classes from './MenuPanel.module.css';
import { MenuTree } from './MenuTree.tsx';

type Props = { folded?: boolean; onUnfold?: () => void };

/** The user's modules, with a search on top. */
export function MenuPanel({ folded = false, onUnfold }: Props) {
  const t = useTexts(frameMessages);
  const menu = useMenu();
  const { pathname, search: asked } = useLocation();
  const [search, setSearch] = useState('');
  const modules = shapedMenu(menu.data ?? []);
  const shown = folded || search === '' ? modules : searchModules(foundModules(menu.data ?? []), search);
  const current = currentModule(shown, pathname, asked);
  const nav = useRef<HTMLElement>(null);
  useInView(nav, `${current?.moduleId} ${folded}`);
  if (menu.isPending) return folded ? null : <ListSkeleton columns={1} isTable={false} />;
  if (menu.isError) return <ErrorState error={menu.error} onRetry={() => void menu.refetch()} />;
  return (
    <>
      {folded ? null : (
        <div className={classes.search}>
          <SearchBox value={search} onSearch={(text) => setSearch(text.trim())} label={t('searchMenu')} />
        </div>
      )}
      <nav aria-label={t('menu')} className={classes.nav} ref={nav}>
        <MenuTree
          modules={shown}
          current={current}
          folded={folded}
          allOpen={search !== ''}
          {...(onUnfold === undefined ? {} : { onUnfold })}
        />
        <p role="status" className={classes.none}>
          {shown.length === 0 ? t('noMenuMatch') : ''}
        </p>
      </nav>
    </>
  );
}

/** Brings the current entry into view, in the menu's own scroller alone: the page stays where it is. */
function useInView(nav: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const list = nav.current;
    const entry = list?.querySelector('[aria-current=page]');
    if (!list || !entry) return;
    const [view, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (place.top >= view.top && place.bottom <= view.bottom) return;
    list.scrollTop += place.top - view.top - (view.height - place.height) / 2;
  }, [nav, current]);
}
