import { nameIn } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useSession } from '../../platform/session.tsx';
import { FilterChip } from './FilterChip.tsx';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** Narrows to one outlet, where there are several and the caller is not of one of them. */
export function OutletChip({ label, value, onChange }: Props) {
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  if (outlets.length < 2 || officeId !== null) return null;
  const options = outlets.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) }));
  return <FilterChip filter={{ name: 'outlet', label, options }} value={value} onChange={onChange} />;
}
