import { readyItemContract, type trades } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import { readyItemScreenMessages } from '@bahi/contract/catalogue/ready-item/ready-item-screen.messages';
import { screens } from '@bahi/contract/screens';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { LeaveDialog } from '../../../ui/form/LeaveDialog.tsx';
import { useAdd } from '../../../ui/list/use-add.ts';
import { NoMatchState } from '../../../ui/shell/EmptyState.tsx';
import { ReadyGroup } from './ReadyGroup.tsx';
import classes from './ReadyItems.module.css';
import { type ReadyItem, useReadyChoice } from './use-ready-choice.ts';

type Props = {
  trade: (typeof trades)[number];
  items: readonly ReadyItem[];
  search: string;
  onClear: () => void;
};

/** The catalogue of one trade in its groups, with what is chosen of it. */
export function ReadyCatalogue({ trade, items, search, onClear }: Props) {
  const t = useTexts(readyItemScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { outlets, officeId } = useSession();
  const there = outlets.filter(({ id }) => officeId === null || id === officeId);
  const [outletId, setOutletId] = useState(there[0]?.id ?? null);
  const choice = useReadyChoice();
  const take = useSend(readyItemContract.take);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    // Once nothing is unsaved any more: before, it would be asked about.
    if (isDone) void navigate(screens.items);
  }, [isDone, navigate]);
  const save = async (): Promise<void> => {
    const chosen = [...choice.chosen].map(([name, said]) => ({ name, ...said }));
    try {
      await take.mutateAsync({ params: { trade }, body: { outletId: outletId ?? '', items: chosen } });
      setDone(true);
    } catch (error) {
      // What it says has been shown as a toast.
      if (error instanceof ApiError) choice.refuse(error);
    }
  };
  const { isBlocked, start } = useAdd({ needs: readyItemContract.take, onClick: () => void save() });
  const count = choice.chosen.size;
  const groups = Map.groupBy(items.filter(isMeantBy(search)), ({ categoryName, categoryNameNp }) =>
    categoryName === null ? t('services') : nameIn(language, categoryName, categoryNameNp),
  );
  return (
    <>
      <LeaveDialog isDirty={count > 0 && !isDone} />
      {there.length < 2 ? null : (
        <NativeSelect
          className={classes.outlet}
          label={t('outlet')}
          value={outletId ?? ''}
          data={there.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) }))}
          onChange={({ currentTarget: { value } }) => setOutletId(Number(value))}
        />
      )}
      {groups.size === 0 ? <NoMatchState onClear={onClear} /> : null}
      {[...groups].map(([title, ofGroup]) => (
        <ReadyGroup key={title} title={title} items={ofGroup} choice={choice} hasOutlet={outletId !== null} />
      ))}
      <div className={classes.bar}>
        <span role="status">{t('chosen', { count: formatNumber(count, language) })}</span>
        <Button disabled={count === 0 || isBlocked} loading={take.isPending} onClick={start}>
          {t('take')}
        </Button>
      </div>
    </>
  );
}

function isMeantBy(search: string): (item: ReadyItem) => boolean {
  const typed = search.trim().toLowerCase();
  return ({ name, nameNp }) => name.toLowerCase().includes(typed) || nameNp.includes(typed);
}
