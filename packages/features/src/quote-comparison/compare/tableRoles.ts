/** Said again of the parts of a table, which are blocks on phones: their roles would be gone there. */
export const tableRoles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
