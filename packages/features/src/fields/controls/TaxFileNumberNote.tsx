import { mayBeTaxFileNumber } from '@coverkit/core'
import { Alert } from '@coverkit/ui'
import { warningCopy } from './warningCopy.ts'

/** A warning below a text that may contain a tax file number, which no form here needs. */
export function TaxFileNumberNote({ text }: { readonly text: string }) {
  if (!mayBeTaxFileNumber(text)) return null
  return (
    <Alert severity="warn" role="status">
      <p>{warningCopy.taxFileNumber}</p>
    </Alert>
  )
}
