import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { dashboardContract, dashboardPeriod } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { useDashboardLinks } from '../dashboard-links.ts';
import { Panel, PanelNote } from '../Panel.tsx';
import type { Shape } from './map-shapes.ts';
import { NepalMap } from './NepalMap.tsx';
import {
  type Level,
  levels,
  type Measure,
  measures,
  type Place,
  type Places,
  type RankedPlace,
  rankPlaces,
} from './place-values.ts';
import { PlacesTable } from './PlacesTable.tsx';
import classes from './PlacesPanel.module.css';

const WorldMap = lazy(async () => ({ default: (await import('./WorldMap.tsx')).WorldMap }));

/** By which part of its filter the report is narrowed to a region. */
const filterOfLevel = { countries: 'countryId', provinces: 'provinceId', districts: 'districtId' } as const;

/** The periods that today is in: an hour says nothing of places. */
const periods = dashboardPeriod.words.filter((word) => word !== 'HOURLY');
type Period = (typeof periods)[number];

/** Where customers live and what they bought: a map of Nepal or of the world, and a table beside it. */
export function PlacesPanel() {
  const t = useTexts(dashboardScreenMessages);
  const [level, setLevel] = useState<Level>('districts');
  const [measure, setMeasure] = useState<Measure>('sales');
  const [period, setPeriod] = useState<Period>('MONTHLY');
  const found = useCall(dashboardContract.places, { query: { period } }, { keepPrevious: true });
  return (
    <Panel
      title={t('places')}
      actions={
        <div className={classes.controls}>
          <Choice label={t('measure')} value={measure} values={measures} onChange={setMeasure} />
          <Choice label={t('level')} value={level} values={levels} onChange={setLevel} />
          <Choice
            label={t('period')}
            value={period}
            values={periods}
            onChange={setPeriod}
            textOf={(value) => t(`this${value}`)}
          />
        </div>
      }
    >
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data === undefined ? (
        <FormSkeleton fields={4} />
      ) : found.data.districts.length === 0 ? (
        <PanelNote>{t('noPlaces')}</PanelNote>
      ) : (
        <Shown key={level} places={found.data} level={level} measure={measure} />
      )}
    </Panel>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  values: readonly T[];
  onChange: (value: T) => void;
  textOf?: (value: T) => string;
};

function Choice<T extends Measure | Level | Period>({ label, value, values, onChange, textOf }: ChoiceProps<T>) {
  const t = useTexts(dashboardScreenMessages);
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={values.map((one) => ({ value: one, label: textOf?.(one) ?? t(one) }))}
      onChange={({ currentTarget }) => {
        const chosen = values.find((one) => one === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}

type ShownProps = { places: Places; level: Level; measure: Measure };

function Shown({ places, level, measure }: ShownProps) {
  const t = useTexts(dashboardScreenMessages);
  const navigate = useNavigate();
  const links = useDashboardLinks();
  const [pointed, setPointed] = useState<Shape | null>(null);
  const ranked = rankPlaces(places[level], measure);
  const labelOf = useLabel(ranked);
  const pathOf = ({ id }: Place): string | undefined =>
    links.place(filterOfLevel[level], id, places.fromAD, places.toAD);
  const open = (code: string): void => {
    const place = ranked.find((one) => one.code === code);
    const path = place === undefined ? undefined : pathOf(place);
    if (path !== undefined) void navigate(path);
  };
  const map = { measure, ranked, labelOf, pointed, onPoint: setPointed, onOpen: open };
  return (
    <div className={classes.shown}>
      <div className={classes.drawn}>
        {level === 'countries' ? (
          <Suspense fallback={<FormSkeleton fields={4} />}>
            <WorldMap {...map} />
          </Suspense>
        ) : (
          <NepalMap level={level} {...map} />
        )}
        <p className={classes.told} role="status">
          {pointed === null ? t('mapHint') : labelOf(pointed)}
        </p>
      </div>
      <PlacesTable level={level} ranked={ranked} pathOf={pathOf} />
    </div>
  );
}

/** `Rupandehi: sales Rs 4,000, 12 customers, rank 2`. */
function useLabel(ranked: readonly RankedPlace[]): (shape: Shape) => string {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  return (shape) => {
    const place = ranked.find(({ code }) => code === shape.code);
    const name = nameIn(language, shape.name, shape.nameNp);
    if (place === undefined) return t('noneThere', { name });
    return t('placeTold', {
      name,
      amount: formatRupees(paisaOf(place.sales), language, { decimals: false }),
      customers: formatNumber(place.customers, language),
      rank: formatNumber(place.rank, language),
    });
  };
}
