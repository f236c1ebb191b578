import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { useMenu } from '../../../../platform/session.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { ListSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { SearchBox } from '../../../../ui/list/ListToolbar.tsx';
import { currentModule, searchModules, shapedMenu } from './menu-tree.ts';
import classes from './MenuPanel.module.css';
import { MenuTree } from './MenuTree.tsx';

type Props = { folded?: boolean; onUnfold?: () => void };

/** The user's modules, with a search on top. */
export function MenuPanel({ folded = false, onUnfold }: Props) {
  const t = useTexts(frameMessages);
  const menu = useMenu();
  const { pathname } = useLocation();
  const [search, setSearch] = useState('');
  if (menu.isPending) return folded ? null : <ListSkeleton columns={1} isTable={false} />;
  if (menu.isError) return <ErrorState error={menu.error} onRetry={() => void menu.refetch()} />;
  const modules = shapedMenu(menu.data);
  const shown = folded || search === '' ? modules : searchModules(modules, search);
  return (
    <>
      {folded ? null : (
        <div className={classes.search}>
          <SearchBox value={search} onSearch={(text) => setSearch(text.trim())} label={t('searchMenu')} />
        </div>
      )}
      <nav aria-label={t('menu')} className={classes.nav}>
        <MenuTree
          modules={shown}
          current={currentModule(modules, pathname)}
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
