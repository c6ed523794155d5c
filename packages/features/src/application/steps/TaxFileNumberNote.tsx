import { mayBeTaxFileNumber } from '@coverkit/core'
import { Alert } from '@coverkit/ui'
import { warningCopy } from './warningCopy.ts'

/** A warning under a text that may hold a tax file number, which nobody needs here. */
export function TaxFileNumberNote({ text }: { readonly text: string }) {
  if (!mayBeTaxFileNumber(text)) return null
  return (
    <Alert severity="warn" role="status">
      <p>{warningCopy.taxFileNumber}</p>
    </Alert>
  )
}
