import {
  type IdentityDocumentType,
  type IdentityFieldRow,
  readIdentityFields,
} from '@coverkit/core/identity-check'
import { today } from '#fields/controls'

type Entered = Readonly<Partial<Record<string, string>>>

/** A document's field as its number will be sent, or as its date is printed; as it was entered where it can't be read. */
export function tidyField(
  type: IdentityDocumentType,
  { name, kind }: IdentityFieldRow,
  entered: Entered,
  on: string = today(),
): string {
  const read = readIdentityFields(type, entered, { on }).fields[name]
  if (read === undefined) return entered[name] ?? ''
  return kind === 'medicare-expiry' ? read.split('-').reverse().join('/') : read
}
