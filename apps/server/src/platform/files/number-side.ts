/**
 * A number as a sheet shows it whose format writes its side beside it, `250.50 Cr`; some programs tell debits from
 * credits by nothing else. Null where the format says no side.
 */
export function withSide(value: number, format: string): string | null {
  const sections = format.split(';');
  const own = value < 0 ? (sections[1] ?? sections[0] ?? '') : (sections[0] ?? '');
  const side = /"[^"]*\b([dc]r)\b[^"]*"/iu.exec(own)?.[1];
  if (side === undefined) return null;
  // A section of its own shows what is below zero without a sign.
  return `${value < 0 && sections.length > 1 ? -value : value} ${side}`;
}
