import { perPage } from '#common/page-services/perPage.ts'
import { hashSecret, newSecret } from '#submission/secret'
import type { TransferAccess, TransferFlowAnswers } from './answers.ts'

const made = perPage(() => {
  let access: TransferAccess | null = null
  return {
    read: () => access,
    async prepare(): Promise<void> {
      const secret = newSecret()
      access ??= { secret, secretHash: await hashSecret(secret) }
    },
  }
})

/** Makes what the first save of a draft sends the hash of, ahead of the press that needs it at once. */
export const prepareAccess: (...services: Parameters<typeof made>) => Promise<void> = (services) =>
  made(services).prepare()

/** The answers with what reads them back from the server; those that have one keep it. */
export const withAccess = (
  services: Parameters<typeof made>[0],
  answers: TransferFlowAnswers,
): TransferFlowAnswers => (answers.access === null ? { ...answers, access: made(services).read() } : answers)
