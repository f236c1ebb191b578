import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { MoneyText, NumberText } from '../../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../../ui/texts/TextLink.tsx';
import table from '../chart/TrendTable.module.css';
import type { Level, RankedPlace } from './place-values.ts';

const wordOfLevel = { countries: 'country', provinces: 'province', districts: 'district' } as const;

type Props = { level: Level; ranked: readonly RankedPlace[]; pathOf: (place: RankedPlace) => string | undefined };

/** The regions in which customers live, from the most to the least. */
export function PlacesTable({ level, ranked, pathOf }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  return (
    // What scrolls must be reached by the keyboard.
    <div className={table.scroll} role="region" aria-label={t('placesTable')} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t(wordOfLevel[level])}</th>
            <th scope="col" data-amount>
              {t('customers')}
            </th>
            <th scope="col" data-amount>
              {t('inRupees', { name: t('sales') })}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((place) => {
            const name = nameIn(language, place.name, place.nameNp);
            const path = pathOf(place);
            return (
              <tr key={place.code}>
                <td>
                  <NumberText value={place.rank} />
                </td>
                <th scope="row">{path === undefined ? name : <TextLink to={path}>{name}</TextLink>}</th>
                <td>
                  <NumberText value={place.customers} />
                </td>
                <td>
                  <MoneyText rupees={place.sales} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
