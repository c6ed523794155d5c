import { useEffect, useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import type { Mutation, MutationRun } from './defineMutation.ts'
import type { MutationState } from './MutationState.ts'

/**
 * Something that a screen sends, and where it has got to. What sends is loaded by the first `send`, which rejects where it
 * cannot be had.
 */
export function useMutation<Content, Data>(load: () => Promise<Mutation<Content, Data>>) {
  const services = usePageServices()
  const [state, show] = useState<MutationState<Content, Data>>({ status: 'idle' })
  const run = useRef<MutationRun<Content, Data>>(null)
  useEffect(() => () => run.current?.stop(), [])
  return {
    state,
    async send(content: Content) {
      const mutation = await load()
      run.current ??= mutation(services, show)
      return run.current.send(content)
    },
  }
}
