import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { listFileContract } from '@bahi/contract/reports/list-file/list-file.contract';
import { listMenuMessages } from '@bahi/contract/ui/list-menu.messages';
import { ActionIcon, Menu } from '@mantine/core';
import { FileSpreadsheet, FileText, ListChecks, Printer, RotateCcw, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { call, saveFile } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { printFile } from '../../../platform/print-file.ts';
import { useIsDesktop } from '../../shell/use-desktop.ts';
import type { Column } from '../list-types.ts';
import classes from './ListMenu.module.css';
import { toldFilters } from './told-filters.ts';
import type { ShownColumns } from './use-shown-columns.ts';

const iconPixels = 16;
type Taken = 'EXCEL' | 'PDF' | 'PRINT';
type Props<Row> = {
  /** The list's call: `invoice.list`. */
  list: string;
  /** What the list on the screen is asked with. */
  query: object;
  total: number;
  columns: readonly Column<Row>[];
  choice: ShownColumns<Row>;
  /** Rows are chosen, or no more. */
  onChoose: () => void;
};

/** The whole list as a spreadsheet or on paper, as it is filtered and sorted; and which of its columns are shown. */
export function ListMenu<Row>({ list, query, total, columns, choice, onChoose }: Props<Row>) {
  const t = useTexts(listMenuMessages);
  const isDesktop = useIsDesktop();
  const [isBusy, setBusy] = useState(false);
  const take = async (taken: Taken): Promise<void> => {
    setBusy(true);
    try {
      const told = toldFilters((text) => t('searched', { text }));
      const wish = { fileType: taken === 'EXCEL' ? 'EXCEL' : 'PDF', without: choice.hidden.join(','), told } as const;
      const file = await call(listFileContract.make, { params: { list }, query: { ...query, ...wish } });
      if (taken === 'PRINT') printFile(file);
      else saveFile(file);
    } catch {
      // Why there is no file has been shown as a toast.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('menu')} title={t('menu')} loading={isBusy}>
          <Settings2 size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        <Menu.Label>{t('takeAlong', { count: total })}</Menu.Label>
        <Menu.Item leftSection={<FileSpreadsheet size={iconPixels} aria-hidden />} onClick={() => void take('EXCEL')}>
          {t('excel')}
        </Menu.Item>
        <Menu.Item leftSection={<FileText size={iconPixels} aria-hidden />} onClick={() => void take('PDF')}>
          {t('pdf')}
        </Menu.Item>
        <Menu.Item leftSection={<Printer size={iconPixels} aria-hidden />} onClick={() => void take('PRINT')}>
          {t('print')}
        </Menu.Item>
        {isDesktop ? (
          <>
            <Menu.Item leftSection={<ListChecks size={iconPixels} aria-hidden />} onClick={onChoose}>
              {t('chooseRows')}
            </Menu.Item>
            <ColumnChoice columns={columns} choice={choice} />
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Each column but the first, which tells which row it is. */
function ColumnChoice<Row>({ columns, choice }: Pick<Props<Row>, 'columns' | 'choice'>) {
  const t = useTexts(listMenuMessages);
  return (
    <>
      <Menu.Label>{t('columns')}</Menu.Label>
      {columns.slice(1).map(({ key, title }) => (
        <Menu.CheckboxItem
          key={key}
          checked={!choice.hidden.includes(key)}
          closeMenuOnClick={false}
          onChange={() => choice.toggle(key)}
        >
          {title}
        </Menu.CheckboxItem>
      ))}
      {choice.hidden.length === 0 ? null : (
        <Menu.Item leftSection={<RotateCcw size={iconPixels} aria-hidden />} onClick={choice.showAll}>
          {t('allColumns')}
        </Menu.Item>
      )}
    </>
  );
}
