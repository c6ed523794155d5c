import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { QueryProblem, type QueryProblemProps } from './QueryProblem.tsx'

/** Props of `QueryView`: a query, the texts of its states, and a render function for its data. */
export type QueryViewProps<Data> = QueryProblemProps<Data> & {
  /** Number of lines that the data takes up, for the skeleton while it loads. Default `3`. */
  lines?: number | undefined
  /** Returns whether the data is empty. Left out, data is never empty. */
  isEmpty?: ((data: Data) => boolean) | undefined
  /** Shown in place of data for which `isEmpty` is true, such as an `EmptyLine`. */
  empty?: ReactNode
  /** Renders the data once it is read. It is also called while the data is out of date. */
  children: (data: Data) => ReactNode
}

/** The result of a query in each of its states: loading, failed, empty, out of date, and read. */
export function QueryView<Data>(props: QueryViewProps<Data>): ReactElement {
  const { query, texts, onRecovered, lines = 3, isEmpty, empty, children } = props
  const { data, hasFailed } = query
  return (
    <>
      <QueryProblem query={query} texts={texts} onRecovered={onRecovered} />
      {data === undefined && !hasFailed && <Loading text={texts.loading} lines={lines} />}
      {data !== undefined && (isEmpty?.(data) ? empty : children(data))}
    </>
  )
}

function Loading({ text, lines }: { readonly text: string; readonly lines: number }) {
  return (
    <div>
      <p role="status">{text}</p>
      <Skeleton lines={lines} />
    </div>
  )
}
