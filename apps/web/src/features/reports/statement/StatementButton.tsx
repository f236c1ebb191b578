import { statementScreenMessages } from '@bahi/contract/reports/statement/statement-screen.messages';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { statementPath } from './statement-paths.ts';
import type { PartyKind } from '@bahi/domain/document-kinds';

/** Leads from a party's details to its statement. */
export function StatementButton({ kind, id }: { kind: PartyKind; id: number }) {
  const t = useTexts(statementScreenMessages);
  return (
    <Button component={Link} to={statementPath(kind, id)} variant="default">
      {t('open')}
    </Button>
  );
}
