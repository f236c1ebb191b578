import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { AddButton } from './add/AddButton.tsx';
import { AddByAddress } from './add/AddByAddress.tsx';
import type { BulkActions, BulkStatus } from './bulk/bulk-types.ts';
import { EmptyList, type EmptyWords } from './EmptyList.tsx';
import { ListMenu } from './file/ListMenu.tsx';
import { ListTotals } from './file/ListTotals.tsx';
import { PrintedHead } from './file/PrintedHead.tsx';
import { useShownColumns } from './file/use-shown-columns.ts';
import type { AddAction, Filter } from './list-types.ts';
import { type Answered, ListSection } from './ListSection.tsx';
import type { ListRowsProps } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { listKept } from './file/saved/list-kept.ts';
import { SavedFilters } from './file/saved/SavedFilters.tsx';

type Props<Row, F extends string> = Omit<ListRowsProps<Row>, 'rows' | 'selection' | 'isChoosing'> &
  Answered<Row, F> & {
    filters?: readonly Filter<F>[];
    /** Says what can be searched: a name, a number. */
    searchLabel?: string;
    add?: AddAction;
    /** The list's call: by it the list is taken along as a file, its columns are chosen, and rows of it. */
    call?: { name: string };
    /** What the list is asked with, where that is more than its state. */
    query?: object;
    /** How several of its records are made active and inactive at once; absent without the right to. */
    bulkStatus?: BulkStatus<Row> | undefined;
    bulkActions?: BulkActions<Row>;
    /** Between the filters and the rows: what all of them come to. */
    head?: ReactNode;
    /** Its amounts add up, which somebody may ask for. */
    hasSums?: true;
    /** What it is for and what comes first, while it has nothing; absent where it never is without. */
    empty?: EmptyWords;
    /** More filters in the toolbar (a date range, a customer). */
    toolbar?: ReactNode;
    /** More buttons beside Add (an export menu). */
    actions?: ReactNode;
  };

/**
 * A list screen: title, count, search, filters, Add; rows as a table on desktop and as cards on a phone; pages. All
 * of its states are here: loading, empty, nothing found, failed, forbidden.
 */
export function ListPage<Row, F extends string = never>(props: Props<Row, F>) {
  const { filters = [], searchLabel, add, empty, toolbar, actions, call, query, hasSums, ...others } = props;
  const { bulkStatus, bulkActions, head, ...rows } = others;
  const { title, list, answer, columns } = rows;
  const t = useTexts(uiMessages);
  const [isChoosing, setChoosing] = useState(false);
  const choice = useShownColumns(call?.name, columns);
  // Its default filter, where it has one, opens it: until that is known no row is shown.
  const [isOpening, setOpening] = useState(() => call !== undefined && window.location.search === '');
  const total = isOpening ? undefined : answer.data?.recordsTotal;
  const whole = call === undefined ? null : { list: call.name, query: query ?? list.query };
  return (
    <>
      <PageTitle title={title} remark={total === undefined ? undefined : t('count', { count: total })}>
        {actions}
        {whole === null || total === undefined || total === 0 ? null : (
          <ListMenu {...whole} {...{ total, columns, choice }} onChoose={() => setChoosing(!isChoosing)} />
        )}
        {add === undefined ? null : <AddButton {...add} />}
        {add === undefined ? null : <AddByAddress {...add} />}
      </PageTitle>
      <PrintedHead />
      <ListToolbar list={list} filters={filters} searchLabel={searchLabel}>
        {toolbar}
        {whole === null ? null : (
          <SavedFilters
            list={list}
            call={listKept(whole.list, whole.query, list)}
            isOpening={isOpening}
            onOpened={() => setOpening(false)}
          />
        )}
      </ListToolbar>
      {head}
      <ListSection
        {...rows}
        isOpening={isOpening}
        shown={choice.shown}
        bulk={
          whole === null
            ? undefined
            : { ...whole, status: bulkStatus, actions: bulkActions, isChoosing, end: () => setChoosing(false) }
        }
        foot={whole === null || hasSums === undefined ? null : <ListTotals {...whole} />}
        empty={<EmptyList {...empty} add={add} />}
      />
    </>
  );
}
