import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { QueryProblem, type QueryProblemProps } from './QueryProblem.tsx'

/** Props of `QueryView`: a query, the words of its states, and what its data looks like. */
export type QueryViewProps<Data> = QueryProblemProps<Data> & {
  /** Lines of text that the data takes about the room of, for the time before it is there. Default `3`. */
  lines?: number | undefined
  /** Says whether data that was read holds nothing. Left out, data is never empty. */
  isEmpty?: ((data: Data) => boolean) | undefined
  /** What is shown in place of data that `isEmpty`, such as an `EmptyLine`. */
  empty?: ReactNode
  /** Draws the data once it is there. It is also called while the data is out of date. */
  children: (data: Data) => ReactNode
}

/** What a page reads from somewhere, in each of its states: loading, failed, empty, out of date, and there. */
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
