import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { readyItemContract, type trades } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import { readyItemScreenMessages } from '@bahi/contract/catalogue/ready-item/ready-item-screen.messages';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { screens } from '@bahi/contract/screens';
import { finderOf } from '@bahi/domain/name-sound';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { LeaveDialog } from '../../../ui/form/LeaveDialog.tsx';
import { useAdd } from '../../../ui/list/add/use-add.ts';
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
  const tax = useTexts(taxRateScreenMessages);
  const language = useLanguage();
  const { business, outlets, officeId } = useSession();
  const there = outlets.filter(({ id }) => officeId === null || id === officeId);
  const [outletId, setOutletId] = useState(there[0]?.id ?? null);
  const choice = useReadyChoice();
  const [vatIncluded, setVatIncluded] = useState(false);
  const take = useSend(readyItemContract.take);
  const [isDone, setDone] = useState(false);
  useLeaveTo(isDone, items.some(({ name, kind }) => kind === 'ITEM' && choice.chosen.has(name)) ? 'items' : 'services');
  const list = useFocusOnRefusal(choice.refusals);
  const save = async (): Promise<void> => {
    const chosen = [...choice.chosen].map(([name, said]) => ({ name, ...said }));
    try {
      await take.mutateAsync({ params: { trade }, body: { outletId: outletId ?? '', vatIncluded, items: chosen } });
      setDone(true);
    } catch (error) {
      // What it says has been shown as a toast.
      if (!(error instanceof ApiError)) return;
      // What is refused may be what is not searched.
      onClear();
      choice.refuse(error);
    }
  };
  const { isBlocked, start } = useAdd({ needs: readyItemContract.take, onClick: () => void save() });
  const count = choice.chosen.size;
  const groups = Map.groupBy(items.filter(isMeantBy(search)), ({ categoryName, categoryNameNp }) =>
    categoryName === null ? t('services') : nameIn(language, categoryName, categoryNameNp),
  );
  return (
    <div ref={list}>
      <LeaveDialog isDirty={count > 0 && !isDone} />
      {there.length < 2 && choice.outletRefusal === undefined ? null : (
        <NativeSelect
          className={classes.outlet}
          label={t('outlet')}
          value={outletId ?? ''}
          data={there.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) }))}
          error={choice.outletRefusal}
          onChange={({ currentTarget: { value } }) => {
            setOutletId(Number(value));
            choice.forgetOutlet();
          }}
        />
      )}
      {business?.companyRegisterType === 'VAT' ? (
        <Checkbox
          className={classes.vat ?? ''}
          label={tax('vatIncluded')}
          checked={vatIncluded}
          onChange={({ currentTarget: { checked } }) => setVatIncluded(checked)}
        />
      ) : null}
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
    </div>
  );
}

/** Once nothing is unsaved any more: before, it would be asked about. */
function useLeaveTo(isDone: boolean, list: 'items' | 'services'): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone) void navigate(screens[list]);
  }, [isDone, list, navigate]);
}

/** The first of what was just refused takes the focus, as in every form. */
function useFocusOnRefusal(refusals: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return list;
}

function isMeantBy(search: string): (item: ReadyItem) => boolean {
  const isFound = finderOf(search);
  return ({ name, nameNp }) => isFound(`${name} ${nameNp}`);
}
