import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { ActionIcon, Button } from '@mantine/core';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { textOf, useTexts } from '../../../../platform/i18n.ts';
import { useMenu } from '../../../../platform/session.tsx';
import { showToast } from '../../../../platform/toasts.ts';
import { createTypeAhead } from '../../../reports/search/typed-ahead.ts';
import { foundModules } from '../menu/menu-shape.ts';
import { screensOf } from '../menu/menu-tree.ts';
import classes from './SearchButton.module.css';

/** Loaded when it is opened for the first time. */
const loadPalette = () => import('../../../reports/search/SearchPalette.tsx');
const SearchPalette = lazy(async () => ({ default: (await loadPalette()).SearchPalette }));

/** Opens the search over everything, also by Ctrl+K (⌘K) and, as in Tally, Alt+G. */
export function SearchButton({ isDesktop }: { isDesktop: boolean }) {
  const t = useTexts(frameMessages);
  const menu = useMenu();
  const [state, setState] = useState({ opened: false, wasOpened: false });
  const [typeAhead] = useState(createTypeAhead);
  const close = (): void => {
    typeAhead.end();
    setState({ opened: false, wasOpened: true });
  };
  const open = (isStillWanted = () => true): void => {
    loadPalette().then(
      () => {
        if (isStillWanted()) setState({ opened: true, wasOpened: true });
      },
      () => {
        typeAhead.end();
        // Without a line it is said so, and the screen stays as it is.
        showToast({ kind: 'error', message: textOf('connection.noAnswer') });
      },
    );
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      // A key that is held down is one wish.
      if (event.repeat) return;
      if (state.opened || typeAhead.isCollecting()) close();
      else {
        typeAhead.begin();
        open(() => typeAhead.isCollecting());
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  useEffect(() => () => void typeAhead.end(), [typeAhead]);
  return (
    <>
      {isDesktop ? (
        <Button
          variant="default"
          className={classes.button ?? ''}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K Alt+G"
          title={t('search')}
          onClick={() => open()}
          leftSection={<Search size={18} aria-hidden />}
        >
          <span className={classes.hidden}>{t('search')}</span>
          <kbd className={classes.key} aria-hidden>
            {t('searchKey')}
          </kbd>
        </Button>
      ) : (
        <ActionIcon aria-label={t('search')} aria-haspopup="dialog" onClick={() => open()} color="dark">
          <Search size={22} aria-hidden />
        </ActionIcon>
      )}
      {state.wasOpened ? (
        <Suspense>
          <SearchPalette
            opened={state.opened}
            onClose={close}
            typeAhead={typeAhead}
            screens={screensOf(foundModules(menu.data ?? []))}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The key as it lies on the keyboard, whatever script it writes. */
function isSearchKey({ code, key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  if (shiftKey || isComposing) return false;
  const isK = key.toLowerCase() === 'k' || code === 'KeyK';
  const isGoTo = altKey && !ctrlKey && !metaKey && (key.toLowerCase() === 'g' || code === 'KeyG');
  return isGoTo || (isK && ctrlKey !== metaKey && !altKey);
}
