import type { FlowAnswers } from '@coverkit/flow-draft'
import { useEffect } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { HolderAnswers, HolderDraft } from './HolderAnswers.ts'

/** Fills in what the profile of a signed-in customer knows, after the page is there. */
export function useProfile<Answers extends FlowAnswers>(
  draft: HolderDraft<Answers>,
  of: HolderAnswers<Answers>,
): void {
  const services = usePageServices()
  useEffect(() => {
    import('./profile.lazy.ts')
      .then(({ fillFromProfile }) => fillFromProfile(services, draft, of))
      // Without it the fields are blank, as for everyone else.
      .catch(() => undefined)
  }, [services, draft, of])
}
