import type { ApiError, Result } from '@coverkit/api-client'
import type { QueryState } from '@coverkit/ui'
import { type Atom, atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { sessionAtom } from './customerSession.ts'
import { clearWithCustomer, queryClientAtom } from './queryClient.ts'
import type { queryKeys } from './queryKeys.ts'

interface QueryDefinition<Data> {
  readonly key: (typeof queryKeys)[keyof typeof queryKeys]
  /** A rejection counts as a failure too. */
  readonly read: (services: PageServices, signal: AbortSignal) => Promise<Result<Data, ApiError>>
  /** How long what was read counts as current, in milliseconds. */
  readonly staleTime: number
  /** Only for a customer: not read once they have signed out. */
  readonly isPersonal?: boolean
}

/** Something that a page reads from the server while a screen shows it. Gives its atom in the page's store. */
export function defineQuery<Data>({ key, read, staleTime, isPersonal = false }: QueryDefinition<Data>) {
  return perPage((services): Atom<QueryState<Data>> => {
    clearWithCustomer(services)
    const queryAtom = atomWithQuery<Data>(
      (get) => ({
        queryKey: [key],
        async queryFn({ signal }) {
          const result = await read(services, signal)
          if (!result.ok) throw new Error(result.error.kind)
          return result.value
        },
        staleTime,
        enabled: !isPersonal || !get(sessionAtom).isOver,
      }),
      (get) => get(queryClientAtom),
    )
    return atom((get) => {
      const { data, dataUpdatedAt, isError, errorUpdateCount, isFetching, isStale, refetch } = get(queryAtom)
      return {
        data,
        // A query without data is as new while it is tried again, but for this count.
        hasFailed: data === undefined ? errorUpdateCount > 0 : isError,
        isFetching,
        staleSince: data !== undefined && (isStale || isError) ? dataUpdatedAt : null,
        refetch,
      }
    })
  })
}
