import type { FlowAnswers } from '@coverkit/flow-draft'
import { useEffect } from 'react'
import { type PageServices, usePageServices } from '#common/page-services/index.ts'
import type { HolderAnswers, HolderDraft } from '../holders/HolderAnswers.ts'
import type { LoadProfile } from '../holders/profile.lazy.ts'

/**
 * Fills in what the profile of a signed-in customer knows, after the page is there. `loadOf` makes what reads it, where it
 * is not read as the account's page reads it; it is the same function whenever the page is drawn.
 */
export function useProfile<Answers extends FlowAnswers>(
  draft: HolderDraft<Answers>,
  of: HolderAnswers<Answers>,
  loadOf?: (services: PageServices) => Promise<LoadProfile>,
): void {
  const services = usePageServices()
  useEffect(() => {
    Promise.all([import('../holders/profile.lazy.ts'), loadOf?.(services)])
      .then(([{ fillFromProfile }, load]) => fillFromProfile(services, draft, of, load))
      // Without it the fields are blank, as for everyone else.
      .catch(() => undefined)
  }, [services, draft, of, loadOf])
}
