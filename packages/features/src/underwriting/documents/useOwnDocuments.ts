import type { DocumentVersion } from '@coverkit/core'
import type { QueryState } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { InsurerDocuments } from './keyDocuments.ts'
import { supplierDocuments } from './supplierDocuments.ts'

interface OfferRules<Answers> {
  /** The answers once these documents are on the page. The same object where nothing changes. */
  readonly withOffered: (answers: Answers, documents: readonly DocumentVersion[]) => Answers
  /** Whether something that was accepted before is to be accepted again. */
  readonly hasTakenBack: (before: Answers, after: Answers) => boolean
}

interface AnswersOfDraft<Answers> {
  read(): { readonly answers: Answers }
  update(change: (answers: Answers) => Answers): void
}

interface OwnDocuments {
  /** The insurer's own; null where the list has none of it. */
  readonly query: QueryState<InsurerDocuments | null>
  /** A document that was accepted on this page has a newer version. */
  readonly isNewer: boolean
}

/** An insurer's documents as they are now. What was accepted of other versions is taken back. */
export function useOwnDocuments<Answers>(
  draft: AnswersOfDraft<Answers>,
  code: string | undefined,
  { withOffered, hasTakenBack }: OfferRules<Answers>,
): OwnDocuments {
  const query = useAtomValue(supplierDocuments(usePageServices()))
  const own = query.data && (query.data.find(({ supplierCode }) => supplierCode === code) ?? null)
  const [isNewer, setNewer] = useState(false)

  useEffect(() => {
    if (own === undefined) return
    const before = draft.read().answers
    const after = withOffered(before, own?.documents ?? [])
    if (after === before) return
    setNewer((isAlready) => isAlready || hasTakenBack(before, after))
    draft.update((current) => withOffered(current, own?.documents ?? []))
  }, [draft, own, withOffered, hasTakenBack])

  return { query: { ...query, data: own }, isNewer }
}
