import { useAtomValue } from 'jotai'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import type { QuoteDraftStore } from '../flow.ts'
import { shownAnnouncements } from './shownAnnouncements.ts'

/** Loaded with the readers: what a rule changed is never shown without its reason. */
export const WhatWeChangedList = lazyComponent(() => import('./WhatWeChangedList.tsx'), 'WhatWeChangedList')

/** Every automatic change that this screen announces, with its reason and the way to undo it. */
export function WhatWeChanged({ draft }: { readonly draft: QuoteDraftStore }) {
  const answers = useAtomValue(draft.answersAtom)
  return shownAnnouncements(answers).length === 0 ? null : <WhatWeChangedList draft={draft} />
}
