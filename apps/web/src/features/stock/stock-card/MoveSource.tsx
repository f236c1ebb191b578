import { ownMoveSources, screenOfMove } from '@bahi/contract/stock/stock-card/move-sources';
import { documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './StockCard.module.css';

type Props = { sourceKind: string; sourceId: number; reference: string | null };

/** The number or heading of what moved goods, which leads to it. */
export function MoveSource({ sourceKind, sourceId, reference }: Props) {
  const language = useLanguage();
  const { can } = useSession();
  const screen = screenOfMove(sourceKind, sourceId);
  const told = reference ?? ownMoveSources[sourceKind]?.word[language] ?? '—';
  const isNumber = !isDocumentKind(sourceKind) || documentKinds[sourceKind].calledBy === 'number';
  const text = reference !== null && isNumber ? <span className={classes.number}>{told}</span> : told;
  return screen === null || told === '—' || !can(screen.needs) ? text : <TextLink to={screen.to}>{text}</TextLink>;
}
