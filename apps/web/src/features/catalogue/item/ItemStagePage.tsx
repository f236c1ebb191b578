import { useParams } from 'react-router';
import { CombinationPage } from '../item-variant/CombinationPage.tsx';
import { ItemAttributePage } from '../item-variant/ItemAttributePage.tsx';
import { PricePage } from '../item-variant/PricePage.tsx';
import { VariantListPage } from '../item-variant/VariantListPage.tsx';
import { ItemFormPage } from './ItemFormPage.tsx';

const pages = new Map([
  ['attributes', ItemAttributePage],
  ['combinations', CombinationPage],
  ['prices', PricePage],
  ['variants', VariantListPage],
]);

/** The step of an item that the address names; general data and pictures stand in its form, as does a step that there is not. */
export function ItemStagePage() {
  const { stage = '' } = useParams();
  const Page = pages.get(stage) ?? ItemFormPage;
  return <Page />;
}
