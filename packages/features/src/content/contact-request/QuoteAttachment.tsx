import { lazy, Suspense, useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { AttachedQuote } from './contactForm.ts'
import type { QuoteToAttach } from './quoteToAttach.ts'

const AttachQuote = lazy(async () => ({ default: (await import('./AttachQuote.tsx')).AttachQuote }))

interface QuoteAttachmentProps {
  /** The attached quote; null without the tick. */
  readonly value: AttachedQuote | null
  readonly onChange: (value: AttachedQuote | null) => void
}

/** Where this device has a quote: whether it goes along. A quote that can't be read counts as none. */
export function QuoteAttachment({ value, onChange }: QuoteAttachmentProps) {
  const services = usePageServices()
  const [attachment, setAttachment] = useState<QuoteToAttach | null>(null)
  useEffect(() => {
    import('./quoteToAttach.ts')
      .then(({ loadQuoteToAttach }) => loadQuoteToAttach(services))
      .then(setAttachment, () => undefined)
  }, [services])
  if (attachment === null) return null
  return (
    <Suspense fallback={null}>
      <AttachQuote
        attachment={attachment}
        checked={value !== null}
        onChange={(isTicked) => onChange(isTicked ? attachment.quote : null)}
      />
    </Suspense>
  )
}
