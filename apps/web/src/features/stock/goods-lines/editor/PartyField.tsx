import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import type { KeyboardEvent, RefObject } from 'react';
import { textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { SearchSelect } from '../../../../ui/fields/SearchSelect.tsx';
import { useAddNew } from '../../../../ui/list/add/use-add-new.ts';
import { type ListedParty, type PartySource, useParties } from '../../../../ui/fields/use-parties.ts';
import type { PartyChoice } from '../document-draft.ts';
import { selectWhole } from '../grid/NumberCell.tsx';
import { useTools } from './editor-context.ts';
import { problemAt } from './editor-state.ts';
import { useEditorState, useEditorStore } from './use-editor-store.ts';

type Row = ListedParty & PartyChoice;
type Props<R extends Row> = {
  source: PartySource<R, 'party' | 'placeholder' | 'addNew' | 'dues' | 'noDues'>;
  field: RefObject<HTMLInputElement | null>;
  /** Who stands in no list of people one knows, and can be chosen all the same. */
  usual?: R | null;
  /** What else follows from who it is. */
  onChosen?: (party: R) => void;
  /** Where the focus goes then; to the lines unless said. */
  onward?: () => void;
};

/** Who buys or sells, found by name in either language or by phone; `Add new` selects what it made. Shows the dues so far. */
export function PartyField<R extends Row>({ source, field, usual = null, onChosen, onward }: Props<R>) {
  const t = useTexts(source.texts);
  const language = useLanguage();
  const store = useEditorStore();
  const { enterLines } = useTools();
  const { can } = useSession();
  const chosen = useEditorState((state) => state.head.party);
  const problem = useEditorState((state) => problemAt(state, 'party'));
  const parties = useParties(source.useRows, chosen, (row) => inDigitsOf(source.phoneOf(row), language));
  const { open, dialog } = useAddNew();
  const rows = usual === null ? parties.rows : [...parties.rows, usual];
  const isAmong = usual === null || parties.options.some(({ value }) => value === usual.id);
  const options = isAmong
    ? parties.options
    : [...parties.options, { value: usual.id, label: usual.name, labelNp: usual.nameNp }];
  const known = rows.find((row) => row.id === chosen?.id) ?? chosen;
  const take = (party: R): void => {
    store.setHead({ party: choiceOf(party) });
    onChosen?.(party);
  };
  const choose = (party: R | null): void => {
    if (party === null) store.setHead({ party: null });
    else take(party);
    if (party !== null) (onward ?? enterLines)();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
    if (event.key !== 'Enter' || isOpen || chosen === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    (onward ?? enterLines)();
  };
  const due = paisaOf(known?.dueAmount ?? 0);
  const dues = due > 0 ? t('dues', { amount: formatRupees(due, language) }) : t('noDues');
  return (
    <>
      <SearchSelect
        ref={field}
        name="partyId"
        label={t('party')}
        placeholder={t('placeholder')}
        required
        value={chosen?.id ?? ''}
        options={options}
        isLoading={parties.isLoading}
        onChange={(id) => choose(rows.find((row) => row.id === id) ?? null)}
        onBlur={() => store.touch('party')}
        error={problem === undefined ? undefined : textOf(problem, {}, language)}
        description={known === null ? null : dues}
        // What is typed takes the place of who stands there.
        onMouseDown={selectWhole}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={press}
        selectFirstOptionOnChange
        // A word that arrives at once, as phones write it, opens the list and searches it with one change.
        selectFirstOptionOnDropdownOpen
        addNewLabel={t('addNew')}
        {...parties.searching}
        {...(can(source.save) ? { onAddNew: open } : {})}
      />
      <source.AddDialog {...dialog} onSaved={take} />
    </>
  );
}

/** What is kept of one with the draft. */
function choiceOf({ id, name, nameNp, dueAmount }: Row): PartyChoice {
  return { id, name, nameNp, dueAmount };
}
