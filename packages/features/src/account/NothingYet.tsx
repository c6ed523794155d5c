import { offeredLinks, useBrand } from '@coverkit/brand'
import { EmptyLine, Link } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { isEmptyList, NOT_OFFERED } from '#common/queries/isNotOffered.ts'
import { policies, policyChanges } from '#policies'
import { claims } from '#policies/claims'
import { applications } from './applications/queries.ts'
import { accountCopy } from './copy.ts'
import { hasNoDocuments } from './documents/accountDocuments.ts'
import { savedQuotes } from './saved-quotes/queries.ts'
import { transfers } from './transfers/queries.ts'

const { nothingYet: copy } = accountCopy

interface NothingYetProps {
  readonly services: PageServices
  /** There is no draft, and nothing else says so. */
  readonly hasNoDrafts: boolean
}

/** Says in one line what there is none of; nothing until that is known, and where there is some of everything. */
export function NothingYet({ services, hasNoDrafts }: NothingYetProps) {
  const missing = useMissing(services, hasNoDrafts)
  const offeredHere = offeredLinks(useBrand(), copy.links)
  const { data: owned } = useAtomValue(policies(services), { store: services.store })
  if (missing.length === 0) return null
  // A customer without policies finds both links in the policies region.
  const links = owned?.length === 0 ? [] : offeredHere.filter(({ of }) => missing.includes(of))
  return (
    <EmptyLine
      label={hasNoDrafts ? copy.drafts : undefined}
      links={links.map(({ href, label }) => (
        <Link key={href} href={href} variant="standalone">
          {label}
        </Link>
      ))}
    >
      {copy.text(missing.map((of) => copy.names[of]))}
    </EmptyLine>
  )
}

type Missing = keyof typeof copy.names

function useMissing(services: PageServices, hasNoDrafts: boolean): readonly Missing[] {
  const { store } = services
  const claimed = useAtomValue(claims(services), { store })
  const applied = useAtomValue(applications(services), { store })
  const changed = useAtomValue(policyChanges(services), { store })
  const transferred = useAtomValue(transfers(services), { store })
  const quoted = useAtomValue(savedQuotes(services), { store })
  const queries = [claimed, applied, changed, transferred, quoted]
  // All at once, or the sentence would grow while it is read.
  if (!queries.every(({ data, hasFailed }) => data || hasFailed)) return []
  const isMissing: Readonly<Record<Missing, boolean>> = {
    claims: isEmptyList(claimed.data),
    applications: isEmptyList(applied.data),
    changes: isEmptyList(changed.data),
    transfers: isEmptyList(transferred.data),
    drafts: hasNoDrafts,
    quotes: isEmptyList(quoted.data?.quotes),
    documents:
      applied.data !== NOT_OFFERED &&
      transferred.data !== NOT_OFFERED &&
      hasNoDocuments(applied.data, transferred.data, changed.data),
  }
  return (Object.keys(isMissing) as Missing[]).filter((of) => isMissing[of])
}
