/** The few texts of the kit itself; all others come in as props. */
export const kitCopy = {
  errorPrefix: 'Error:',
  optional: '(optional)',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  choose: 'Choose one',
  close: 'Close',
  severity: { success: 'Success', info: 'Information', warn: 'Warning', error: 'Error' },
  dismiss: 'Dismiss',
  sorted: (column: string, direction: 'ascending' | 'descending') => `Sorted by ${column}, ${direction}.`,
}
