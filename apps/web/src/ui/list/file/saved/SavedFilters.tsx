import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { savedFilterContract } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import { savedFilterScreenMessages } from '@bahi/contract/reports/saved-filter/saved-filter-screen.messages';
import { Menu } from '@mantine/core';
import { Bookmark, BookmarkPlus, Check, ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall, useSend } from '../../../../platform/query.ts';
import type { ListState } from '../../../../platform/use-list-state.ts';
import { useConfirm } from '../../../dialogs/confirm.tsx';
import { useDialog } from '../../../dialogs/use-dialog.ts';
import classes from '../../ListToolbar.module.css';
import type { Beginning, SavedFilter } from './saved-filter-form.ts';
import { useSavedFilters } from './use-saved-filters.ts';

const SavedFilterDialog = lazy(async () => ({
  default: (await import('./SavedFilterDialog.tsx')).SavedFilterDialog,
}));

const iconPixels = 16;
type Props<F extends string> = { list: ListState<F>; call: string };

/** The filters that are kept of a list, one press away, and what keeps the one on the screen. */
export function SavedFilters<F extends string>({ list, call }: Props<F>) {
  const t = useTexts(savedFilterScreenMessages);
  const language = useLanguage();
  const kept = useCall(savedFilterContract.ofList, { params: { list: call } }, { isQuiet: true });
  const rows = kept.data ?? [];
  const { apply, current, beginning } = useSavedFilters(list, rows);
  const dialog = useDialog<SavedFilter | Beginning>();
  const nameOf = ({ name, nameNp }: SavedFilter): string => nameIn(language, name, nameNp);
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <span className={classes.chip} data-saved={current === null ? undefined : true}>
            <button
              type="button"
              className={classes.chipMain}
              aria-label={current === null ? undefined : `${t('menu')}: ${nameOf(current)}`}
            >
              <Bookmark size={16} aria-hidden />
              {current === null ? t('menu') : nameOf(current)}
              <ChevronDown size={16} aria-hidden />
            </button>
          </span>
        </Menu.Target>
        <Menu.Dropdown maw={320}>
          {rows.length === 0 ? <Menu.Label>{t('none')}</Menu.Label> : null}
          {rows.map((row) => (
            <Menu.Item
              key={row.id}
              leftSection={
                row === current ? <Check size={iconPixels} aria-hidden /> : <Bookmark size={iconPixels} aria-hidden />
              }
              rightSection={row.isDefault ? <small>{t('byDefault')}</small> : null}
              onClick={() => apply(row)}
            >
              {nameOf(row)}
            </Menu.Item>
          ))}
          {beginning === null || current !== null ? null : (
            <Menu.Item
              leftSection={<BookmarkPlus size={iconPixels} aria-hidden />}
              onClick={() => dialog.open({ ...beginning, list: call })}
            >
              {t('keep')}
            </Menu.Item>
          )}
          {current?.isOwn === true ? (
            <OwnItems name={nameOf(current)} row={current} onEdit={() => dialog.open(current)} />
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {dialog.target === null ? null : (
        <Suspense>
          <SavedFilterDialog opened={dialog.opened} of={dialog.target} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}

/** What is done with the one that is on the screen, by who keeps it. */
function OwnItems({ name, row, onEdit }: { name: string; row: SavedFilter; onEdit: () => void }) {
  const t = useTexts(savedFilterScreenMessages);
  const confirm = useConfirm();
  const remove = useSend(savedFilterContract.remove);
  const forget = async (): Promise<void> => {
    if (await confirm({ kind: 'delete' })) remove.mutate({ params: { id: row.id } });
  };
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<Pencil size={iconPixels} aria-hidden />} onClick={onEdit}>
        {t('editOf', { name })}
      </Menu.Item>
      <Menu.Item
        c="var(--bahi-danger)"
        leftSection={<Trash2 size={iconPixels} aria-hidden />}
        onClick={() => void forget()}
      >
        {t('removeOf', { name })}
      </Menu.Item>
    </>
  );
}
