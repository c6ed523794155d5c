import type { Sealing } from './makeSealing.ts'

/** Kinds of JSON that are sealed in a column. A value opens only for its own kind and id. */
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

/** A stored value. Rows of an earlier release have it in clear until the next start. */
export type Sealed<Value extends object> = Value | string

export const sealJson = (sealing: Sealing, kind: Kind, id: string, value: object): string =>
  sealing.seal(`${kind} ${id}`, JSON.stringify(value))

/** @throws SealError if no key opens it */
export const openJson = <Value extends object>(
  sealing: Sealing,
  kind: Kind,
  id: string,
  stored: Sealed<Value>,
): Value => (typeof stored === 'string' ? JSON.parse(sealing.open(`${kind} ${id}`, stored)) : stored)

/** Opens JSON that was sealed for this purpose; null stays null. @throws SealError if no key opens it */
export const openText = (sealing: Sealing, purpose: string, text: string | null): unknown =>
  text === null ? null : JSON.parse(sealing.open(purpose, text))
