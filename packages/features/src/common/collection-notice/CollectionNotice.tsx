import { useBrand } from '@coverkit/brand'
import { Link } from '@coverkit/ui'
import { collectionCopy as copy } from './collectionCopy.ts'
import { LinkedNotice } from './LinkedNotice.tsx'
import type { Notice } from './Notice.ts'

interface CollectionNoticeProps {
  readonly notice: Notice
  /** The consent above it says the rest in full. */
  readonly linkOnly?: boolean
}

/** Above a form that asks for personal details: why, and who sees them; on demand what they are, and what happens without. */
export function CollectionNotice({ notice, linkOnly = false }: CollectionNoticeProps) {
  const { privacyPolicyLink } = useBrand()
  return linkOnly ? (
    <Link href={privacyPolicyLink}>{copy.privacyPolicy}</Link>
  ) : (
    <LinkedNotice notice={notice} privacyPolicyLink={privacyPolicyLink} />
  )
}
