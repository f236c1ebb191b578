import { reportCardContract } from '@bahi/contract/reports/all-reports/report-card.contract';
import { reportCardScreenMessages } from '@bahi/contract/reports/all-reports/report-card-screen.messages';
import { useId } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useCall } from '../../../../platform/query.ts';
import { useMenu } from '../../../../platform/session.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../../ui/shell/Surface.tsx';
import { type Card, groupedCards } from './cards.ts';
import { ReportCard } from './ReportCard.tsx';
import classes from './Reports.module.css';

/** All reports that the user may open, those on top that they chose: each with a line that says for whom it is. */
export function ReportsPage() {
  const t = useTexts(reportCardScreenMessages);
  return (
    <>
      <PageTitle title={t('title')} />
      <Cards />
    </>
  );
}

function Cards() {
  const t = useTexts(reportCardScreenMessages);
  const menu = useMenu();
  const kept = useCall(reportCardContract.favourites, {});
  const failed = menu.error ?? kept.error;
  if (failed !== null)
    return (
      <Surface>
        <ErrorState
          error={failed}
          onRetry={() => {
            void menu.refetch();
            void kept.refetch();
          }}
        />
      </Surface>
    );
  if (menu.data === undefined || kept.data === undefined)
    return (
      <Surface>
        <FormSkeleton fields={6} />
      </Surface>
    );
  const groups = groupedCards(menu.data);
  const cards = groups.flatMap((group) => group.cards);
  const favourites = kept.data.flatMap((code) => cards.find((card) => card.module.moduleCode === code) ?? []);
  if (cards.length === 0)
    return (
      <Surface>
        <EmptyState title={t('none')} />
      </Surface>
    );
  return (
    <div className={classes.groups}>
      {favourites.length === 0 ? null : <Group title={t('favourites')} cards={favourites} favourites={kept.data} />}
      {groups.map(({ group, cards: own }) => (
        <Group key={group} title={t(group)} cards={own} favourites={kept.data} />
      ))}
    </div>
  );
}

type GroupProps = { title: string; cards: readonly Card[]; favourites: readonly string[] };

function Group({ title, cards, favourites }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.cards}>
        {cards.map((card) => (
          <ReportCard
            key={card.module.moduleCode}
            card={card}
            isFavourite={favourites.includes(card.module.moduleCode)}
          />
        ))}
      </ul>
    </section>
  );
}
