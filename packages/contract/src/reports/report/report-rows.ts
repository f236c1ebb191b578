/** Rows in one spreadsheet at most: more than a year of a busy shop. More are refused, never left out. */
export const mostReportRows = 200_000;
