import type { ReactElement } from 'react'
import type { TableProps } from './TableProps.ts'
import { TableView } from './TableView.tsx'

/** A table of figures, named by its caption. On phones rows stack unless `narrow` is `fit`. */
export function Table<K extends string>({ narrow, ...content }: TableProps<K>): ReactElement {
  return <TableView {...content} look={narrow === 'fit' ? 'fitted' : 'stacked'} />
}
