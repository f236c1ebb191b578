import { BusinessDetail } from './BusinessDetail.tsx';

/** The profile of the business as a screen of its own. */
export function BusinessDetailPage() {
  return <BusinessDetail />;
}
