import { useEffect, useState } from 'react'
import { type PageServices, usePageServices } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/** Longer than the pause between two keys: one request for a number, not one for each digit. */
const REST_MS = 600

const CURRENT_FOR_MS = 5 * 60_000

type Load<Request, Data> = (services: PageServices, request: Request, signal: AbortSignal) => Promise<Data>

/**
 * Returns the server's answer to a request, once its inputs stop changing; null before that, while an answer
 * is missing (`request` is null), and after a failure: no page waits for it. Each request is sent once.
 */
export function usePricesAtRest<Request, Data>(
  request: Request | null,
  load: Load<Request, Data>,
): Data | null {
  const services = usePageServices()
  const [read, setRead] = useState<{ readonly body: string; readonly data: Data } | null>(null)
  const body = request === null ? null : JSON.stringify(request)

  useEffect(() => {
    if (body === null) return undefined
    let isOver = false
    // From its text, which stays the same while the object is a new one with each key.
    const requested: Request = JSON.parse(body)
    const rest = setTimeout(() => {
      queryClient(services)
        .fetchQuery({
          queryKey: [queryKeys.premiumPreview, body],
          staleTime: CURRENT_FOR_MS,
          queryFn: ({ signal }) => load(services, requested, signal),
        })
        .then((data) => {
          if (!isOver) setRead({ body, data })
        })
        .catch(() => undefined)
    }, REST_MS)
    return () => {
      isOver = true
      clearTimeout(rest)
    }
  }, [services, body, load])

  return read !== null && read.body === body ? read.data : null
}
