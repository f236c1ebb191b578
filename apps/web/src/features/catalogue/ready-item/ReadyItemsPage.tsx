import '@mantine/core/styles/Input.layer.css';
import { readyItemContract, trades } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import { readyItemScreenMessages } from '@bahi/contract/catalogue/ready-item/ready-item-screen.messages';
import { screens } from '@bahi/contract/screens';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAddress } from '../../../platform/use-address.ts';
import { SearchBox } from '../../../ui/form/SearchBox.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import { ReadyCatalogue } from './ReadyCatalogue.tsx';
import classes from './ReadyItems.module.css';

type Trade = (typeof trades)[number];

/** What shops of a trade sell most: ticked, priced where it is known, and taken over at once. */
export function ReadyItemsPage() {
  const t = useTexts(readyItemScreenMessages);
  const { can } = useSession();
  const refusal = useEntryRefusal({ isAllowed: can(readyItemContract.take), isNew: true });
  const [address, change] = useAddress();
  // A trade is a tab of the screen: what is chosen of another one is not left unasked.
  const trade = trades.find((one) => one === address.get('tab')) ?? 'KIRANA';
  return (
    <>
      <PageTitle title={t('title')} backTo={trade === 'SERVICES' ? screens.services : screens.items} />
      {refusal ?? <TradeCatalogue trade={trade} onTrade={(tab) => change({ tab }, { replace: true })} />}
    </>
  );
}

function TradeCatalogue({ trade, onTrade }: { trade: Trade; onTrade: (trade: string) => void }) {
  const t = useTexts(readyItemScreenMessages);
  const [search, setSearch] = useState('');
  const answer = useCall(readyItemContract.read, { params: { trade } }, { staleTime: 0 });
  return (
    <>
      <p className={classes.intro}>{t('intro')}</p>
      <div className={classes.tools}>
        <NativeSelect
          aria-label={t('trade')}
          value={trade}
          data={trades.map((one) => ({ value: one, label: t(one) }))}
          onChange={({ currentTarget: { value } }) => onTrade(value)}
        />
        <SearchBox value={search} onSearch={setSearch} label={t('searchLabel')} />
      </div>
      {answer.isPending ? <FormSkeleton fields={8} /> : null}
      {answer.isError ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.data === undefined ? null : (
        <ReadyCatalogue
          key={trade}
          trade={trade}
          items={answer.data.items}
          search={search}
          onClear={() => setSearch('')}
        />
      )}
    </>
  );
}
