import type { AddableKind, MailedCode } from './AddableKind.ts'

const REFERENCE = /^[AC-HJKMNPQRTV-Y3479]{8}$/
const LINK =
  /^#(claim|transfer)=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[AC-HJKMNPQRTV-Y3479]{8})\.(\d{6})$/

/** A reference as it was typed, with spaces or in small letters; null where it is none. */
export function readReference(typed: string): string | null {
  const reference = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return REFERENCE.test(reference) ? reference : null
}

/** Returns the kind of link that our email sent; null for any other hash. */
export const linkOf = (hash: string): AddableKind['link'] | null =>
  (['claim', 'transfer'] as const).find((link) => readLink(hash, link) !== null) ?? null

/** Reads the id and the code from the hash of our email's link; null for a link of another kind. */
export function readLink(hash: string, link: AddableKind['link']): MailedCode | null {
  const [, kind, id, code] = LINK.exec(hash) ?? []
  return kind === link && id !== undefined && code !== undefined ? { id, code } : null
}
