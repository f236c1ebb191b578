import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { savedFilterContract } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import { savedFilterScreenMessages } from '@bahi/contract/reports/saved-filter/saved-filter-screen.messages';
import { Menu } from '@mantine/core';
import { Bookmark, ChevronDown, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useCall } from '../../../../platform/query.ts';
import type { ListState } from '../../../../platform/use-list-state.ts';
import { useDialog } from '../../../dialogs/use-dialog.ts';
import classes from '../../ListToolbar.module.css';
import menuClasses from '../ListMenu.module.css';
import type { Beginning, SavedFilter } from './saved-filter-form.ts';
import { KeptItems, ManagedItems, OtherItems, useFilterName } from './SavedFilterItems.tsx';
import { useDefaultFilter } from './use-default-filter.ts';
import { useSavedFilters } from './use-saved-filters.ts';

const SavedFilterDialog = lazy(async () => ({
  default: (await import('./SavedFilterDialog.tsx')).SavedFilterDialog,
}));

const iconPixels = 16;
type Props<F extends string> = {
  list: ListState<F>;
  /** The list's call, with what its screen fixes (`listKept`). */
  call: string;
  /** The list's rows wait for its default filter, until they need not. */
  isOpening: boolean;
  onOpened: () => void;
};

/** The filters that are kept of a list, one press away, and what keeps the one on the screen. */
export function SavedFilters<F extends string>({ list, call, isOpening, onOpened }: Props<F>) {
  const t = useTexts(savedFilterScreenMessages);
  const nameOf = useFilterName();
  const kept = useCall(savedFilterContract.ofList, { params: { list: call } }, { isQuiet: true });
  const rows = kept.data ?? [];
  const { apply, current, beginning, isPlain, clear } = useSavedFilters(list, rows);
  useDefaultFilter({ call, rows, isPlain, isOpening, isSettled: !kept.isPending }, apply, onOpened);
  const dialog = useDialog<SavedFilter | Beginning>();
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <span className={classes.chip} data-chosen={current === null ? undefined : true}>
        <Menu position="bottom-start" withinPortal onClose={() => setManaging(false)}>
          <Menu.Target>
            <button
              type="button"
              className={classes.chipMain}
              aria-label={current === null ? undefined : `${t('menu')}: ${nameOf(current)}`}
            >
              <Bookmark size={iconPixels} aria-hidden />
              {current === null ? t('menu') : <strong>{nameOf(current)}</strong>}
              {current === null ? <ChevronDown size={iconPixels} aria-hidden /> : null}
            </button>
          </Menu.Target>
          <Menu.Dropdown className={menuClasses.menu ?? ''} maw={320}>
            {isManaging ? (
              <ManagedItems rows={rows} onEdit={dialog.open} />
            ) : (
              <>
                <KeptItems kept={kept} rows={rows} current={current} onApply={apply} />
                <OtherItems
                  onClear={isPlain ? null : clear}
                  onKeep={
                    beginning === null || current?.isOwn === true
                      ? null
                      : () => dialog.open({ ...beginning, list: call })
                  }
                  onManage={rows.some(({ mayRemove }) => mayRemove) ? () => setManaging(true) : null}
                />
              </>
            )}
          </Menu.Dropdown>
        </Menu>
        {current === null ? null : (
          <button type="button" className={classes.chipClear} aria-label={t('allRows')} onClick={clear}>
            <X size={iconPixels} aria-hidden />
          </button>
        )}
      </span>
      {dialog.target === null ? null : (
        <Suspense>
          <SavedFilterDialog opened={dialog.opened} of={dialog.target} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
