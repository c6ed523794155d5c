import type { SentQuestionnaire } from '@coverkit/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { attachmentAtom } from '#underwriting/questionnaire'

const AttachAnswers = lazy(async () => ({
  default: (await import('#underwriting/attach-answers')).AttachAnswers,
}))

interface AttachmentProps {
  /** The attached questionnaire; null without the tick. */
  readonly value: SentQuestionnaire | null
  readonly onChange: (value: SentQuestionnaire | null) => void
}

/** Where the visitor comes from the questions of an application: whether the answers so far go along. */
export function Attachment({ value, onChange }: AttachmentProps) {
  const { store } = usePageServices()
  // Taken over once: with this form they are gone.
  const [attachment] = useState(() => store.get(attachmentAtom))
  useEffect(() => store.set(attachmentAtom, null), [store])
  if (attachment === null) return null
  return (
    <Suspense fallback={null}>
      <AttachAnswers
        attachment={attachment}
        checked={value !== null}
        onChange={(isTicked) => onChange(isTicked ? attachment.questionnaire : null)}
      />
    </Suspense>
  )
}
