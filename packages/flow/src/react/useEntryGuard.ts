import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Flow } from '../Flow.ts'
import type { FlowSource } from './FlowSource.ts'
import { loadGuard } from './loadGuard.ts'

/**
 * Makes the screen that is shown the active step, or leads to another, once the draft is there. A step that was rendered
 * at build time is shown before that, and one that was at hand without its route's loader.
 */
export function useEntryGuard<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  segment: string,
  page: string | undefined,
): void {
  const navigate = useNavigate()
  useEffect(() => {
    let gone = false
    Promise.all([loadGuard(), source.ready()]).then(
      ([{ activateStep }]) => {
        const target = gone ? undefined : activateStep(flow, source, segment, page)
        if (target !== undefined) navigate(target, { replace: true })
      },
      // Without its draft the page stays as it is; the visitor's next action loads the draft again.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [flow, source, segment, page, navigate])
}
