import { useBrand } from '@coverkit/brand'
import { LinkedNotice } from './LinkedNotice.tsx'
import type { Notice } from './Notice.ts'

interface CollectionNoticeProps {
  readonly notice: Notice
}

/** Above a form that asks for personal details: why, and who sees them; on demand what they are, and what happens without. */
export function CollectionNotice({ notice }: CollectionNoticeProps) {
  const { privacyPolicyLink } = useBrand()
  return <LinkedNotice notice={notice} privacyPolicyLink={privacyPolicyLink} />
}
