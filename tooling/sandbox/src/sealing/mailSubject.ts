import type { Sealing } from './makeSealing.ts'

const purpose = (id: string) => `mail subject ${id}`

/** Seals a message's subject for its row. A subject says why the message was sent, such as a claim's reference. */
export const sealSubject = (sealing: Sealing, id: string, subject: string): string =>
  sealing.seal(purpose(id), subject)

/** Returns a message's subject. A process of an earlier release stores it in clear. @throws SealError if no key opens it */
export const openSubject = (sealing: Sealing, { id, subject }: { id: string; subject: string }): string =>
  subject.startsWith('v1.') ? sealing.open(purpose(id), subject) : subject
