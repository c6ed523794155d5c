import type { Sealing } from './makeSealing.ts'

/** What is sealed as JSON in its column. What was sealed for a kind and an id opens for these only. */
type Kind =
  | 'signing key'
  | 'later signing keys'
  | 'profile'
  | 'log-in attributes'
  | 'beneficiary'
  | 'second policy holder'
  | 'quote'
  | 'calculation'
  | 'contact request'
  | 'appointment request'
  | 'resume'
  | 'mailed comparison'

/** A value as it lies in a column. A row of an earlier release has it in clear until the next start. */
export type Sealed<Value extends object> = Value | string

export const sealJson = (sealing: Sealing, kind: Kind, id: string, value: object): string =>
  sealing.seal(`${kind} ${id}`, JSON.stringify(value))

/** @throws SealError where no key opens it */
export const openJson = <Value extends object>(
  sealing: Sealing,
  kind: Kind,
  id: string,
  stored: Sealed<Value>,
): Value => (typeof stored === 'string' ? JSON.parse(sealing.open(`${kind} ${id}`, stored)) : stored)

/** What was sealed as JSON for this purpose; null where nothing was. @throws SealError where no key opens it */
export const openText = (sealing: Sealing, purpose: string, text: string | null): unknown =>
  text === null ? null : JSON.parse(sealing.open(purpose, text))
