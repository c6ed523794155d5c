import { Checkbox, Disclosure, Heading, Stack, SummaryList } from '@coverkit/ui'
import { contactCopy } from './copy.ts'
import type { QuoteToAttach } from './quoteToAttach.ts'

const copy = contactCopy.quote

interface AttachQuoteProps {
  readonly attachment: QuoteToAttach
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Whether the quote goes along, never ticked beforehand, and each line of it. */
export function AttachQuote({ attachment: { quote, lines }, checked, onChange }: AttachQuoteProps) {
  return (
    <Stack gap={16}>
      <Heading level={2} size={24}>
        {copy.title}
      </Heading>
      <Checkbox
        name="attachQuote"
        label={copy.tick}
        hint={quote.offer ? copy.hint : copy.hintUnchosen}
        checked={checked}
        onChange={onChange}
      />
      <Disclosure summary={copy.preview}>
        <SummaryList rows={lines} />
      </Disclosure>
    </Stack>
  )
}
