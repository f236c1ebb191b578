import { savedFilterContract } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import { savedFilterScreenMessages } from '@bahi/contract/reports/saved-filter/saved-filter-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Menu } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Check, ListRestart, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSend } from '../../../../platform/query.ts';
import { useConfirm } from '../../../dialogs/confirm.tsx';
import type { SavedFilter } from './saved-filter-form.ts';

const iconPixels = 16;

/** A filter's name in the language of the screen. */
export function useFilterName(): (row: SavedFilter) => string {
  const language = useLanguage();
  return ({ name, nameNp }) => nameIn(language, name, nameNp);
}

type KeptProps = {
  kept: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  rows: readonly SavedFilter[];
  current: SavedFilter | null;
  onApply: (row: SavedFilter) => void;
};

/** Those that are kept, or why there are none to choose of. */
export function KeptItems({ kept, rows, current, onApply }: KeptProps) {
  const t = useTexts(savedFilterScreenMessages);
  const ui = useTexts(uiMessages);
  const nameOf = useFilterName();
  if (kept.isPending) return <Menu.Label>{ui('loading')}</Menu.Label>;
  if (kept.isError)
    return (
      <>
        <Menu.Label>{t('failed')}</Menu.Label>
        <Menu.Item
          leftSection={<RotateCcw size={iconPixels} aria-hidden />}
          closeMenuOnClick={false}
          onClick={() => void kept.refetch()}
        >
          {ui('retry')}
        </Menu.Item>
      </>
    );
  if (rows.length === 0) return <Menu.Label>{t('none')}</Menu.Label>;
  return rows.map((row) => (
    <Menu.Item
      key={row.id}
      leftSection={
        row === current ? <Check size={iconPixels} aria-hidden /> : <Bookmark size={iconPixels} aria-hidden />
      }
      rightSection={row.isDefault ? <small>{t('byDefault')}</small> : null}
      onClick={() => onApply(row)}
    >
      {nameOf(row)}
    </Menu.Item>
  ));
}

type ManagedProps = { rows: readonly SavedFilter[]; onEdit: (row: SavedFilter) => void };

/** Each that the caller may change or forget, whether or not the list is narrowed to it. */
export function ManagedItems({ rows, onEdit }: ManagedProps) {
  const t = useTexts(savedFilterScreenMessages);
  const nameOf = useFilterName();
  const confirm = useConfirm();
  const remove = useSend(savedFilterContract.remove);
  const forget = async ({ id }: SavedFilter): Promise<void> => {
    if (await confirm({ kind: 'delete' })) remove.mutate({ params: { id } });
  };
  return rows
    .filter(({ mayRemove }) => mayRemove)
    .map((row) => (
      <Fragment key={row.id}>
        {row.isOwn ? (
          <Menu.Item leftSection={<Pencil size={iconPixels} aria-hidden />} onClick={() => onEdit(row)}>
            {t('editOf', { name: nameOf(row) })}
          </Menu.Item>
        ) : null}
        <Menu.Item
          c="var(--bahi-danger)"
          leftSection={<Trash2 size={iconPixels} aria-hidden />}
          onClick={() => void forget(row)}
        >
          {t('removeOf', { name: nameOf(row) })}
        </Menu.Item>
      </Fragment>
    ));
}

/** What else the menu does; null where it cannot be done now. */
type OtherProps = { onClear: (() => void) | null; onKeep: (() => void) | null; onManage: (() => void) | null };

/** All rows again, keeping what is on the screen, and changing what is kept. */
export function OtherItems({ onClear, onKeep, onManage }: OtherProps) {
  const t = useTexts(savedFilterScreenMessages);
  return (
    <>
      {onClear === null ? null : (
        <Menu.Item leftSection={<ListRestart size={iconPixels} aria-hidden />} onClick={onClear}>
          {t('allRows')}
        </Menu.Item>
      )}
      {onKeep === null ? null : (
        <Menu.Item leftSection={<BookmarkPlus size={iconPixels} aria-hidden />} onClick={onKeep}>
          {t('keep')}
        </Menu.Item>
      )}
      {onManage === null ? null : (
        <Menu.Item leftSection={<Pencil size={iconPixels} aria-hidden />} closeMenuOnClick={false} onClick={onManage}>
          {t('manage')}
        </Menu.Item>
      )}
    </>
  );
}
