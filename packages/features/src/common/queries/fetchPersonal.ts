import type { ApiClient, ApiError, CallOptions, Result } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { queryClient } from './queryClient.ts'
import type { queryKeys } from './queryKeys.ts'

const CURRENT_FOR_MS = 5 * 60_000

interface PersonalQuery<Data> {
  readonly key: (typeof queryKeys)[keyof typeof queryKeys]
  readonly load: (client: ApiClient, options: CallOptions) => Promise<Result<Data, ApiError>>
}

/**
 * Reads data of the signed-in customer on request. Null without a signed-in customer, and where the server has
 * none; rejects where that cannot be known.
 */
export async function fetchPersonal<Data>(
  services: PageServices,
  { key, load }: PersonalQuery<Data>,
): Promise<Data | null> {
  const session = (await services.identity())?.session
  if (!session || (await session.getToken()) === null) return null
  return queryClient(services).fetchQuery({
    queryKey: [key],
    staleTime: CURRENT_FOR_MS,
    async queryFn({ signal }) {
      const result = await load(await services.client(), { signal })
      if (result.ok) return result.value
      if (result.error.kind === 'not-found') return null
      throw new Error(result.error.kind)
    },
  })
}
