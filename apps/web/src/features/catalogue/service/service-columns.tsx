import type { Answer } from '@bahi/contract/endpoint';
import type { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { PriceTax } from '../tax-rate/PriceTax.tsx';
import { useDurationName } from './duration.ts';

const nameLength = 30;

export type ServiceRow = Answer<typeof serviceContract.list>['rows'][number];

/** The columns of the service list; on a phone name, price, code, duration and status stand on the card. */
export function useServiceColumns(): Column<ServiceRow>[] {
  const t = useTexts(serviceScreenMessages);
  const tax = useTexts(taxRateScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const durationName = useDurationName();
  return [
    {
      key: 'name',
      title: t('service'),
      cell: (service) => <WholeText text={nameIn(language, service.name, service.nameNp)} length={nameLength} />,
      sort: 'name',
      card: 'who',
    },
    { key: 'code', title: t('code'), cell: (service) => service.code, sort: 'code', card: 'date', whole: true },
    {
      key: 'durationType',
      title: t('durationType'),
      cell: (service) => durationName(service.durationType),
      sort: 'durationType',
      card: 'more',
    },
    {
      key: 'tax',
      title: tax('tax'),
      cell: (service) => <PriceTax taxable={service.taxable} vatIncluded={service.vatIncludedPrice} />,
    },
    {
      key: 'costPrice',
      title: t('costPriceColumn'),
      cell: (service) => <MoneyText rupees={service.costPrice} />,
      cardCell: (service) => <MoneyText rupees={service.costPrice} withUnit />,
      sort: 'costPrice',
      align: 'end',
      card: 'amount',
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (service) => <StatusBadge isActive={service.isActive} />,
      sort: 'isActive',
      card: 'status',
    },
  ];
}
