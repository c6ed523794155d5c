/**
 * Roles that elements have anyway, said again where styles would take them away: Safari forgets a list without
 * bullets, and a table whose rows become blocks on a phone.
 */
export const asList = { role: 'list' } as const

export const asTable = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
