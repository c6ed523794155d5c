import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import type { QuoteDraft } from './quoteDraft.ts'
import { toldAnnouncements } from './toldAnnouncements.ts'

const loadList = () => import('./WhatWeChangedList.tsx')
const List = lazy(loadList)

/** Every automatic change that this screen has to tell, with its reason and the way back. */
export function WhatWeChanged({ draft }: { readonly draft: QuoteDraft }) {
  const answers = useAtomValue(draft.answersAtom)
  useEffect(() => {
    // There before the next step needs it, so that what it tells is painted with that step.
    loadList().catch(() => undefined)
  }, [])
  if (toldAnnouncements(answers).length === 0) return null
  return (
    <Suspense>
      <List draft={draft} />
    </Suspense>
  )
}
