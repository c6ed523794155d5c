import type { PageServices } from '#common/page-services/createPageServices.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { hashSecret, newSecret } from '#submission/signature'
import type { TransferAccess, TransferFlowAnswers } from './answers.ts'

interface MadeAccess {
  access: TransferAccess | null
}

const made = perPage((): MadeAccess => ({ access: null }))

/** Makes what the first save of a draft sends the hash of, ahead of the press that needs it at once. */
export async function prepareAccess(services: PageServices): Promise<void> {
  const secret = newSecret()
  const secretHash = await hashSecret(secret)
  made(services).access ??= { secret, secretHash }
}

/** Runs at once where the secret is made; else once it is, or cannot be. */
export function afterAccess(services: PageServices, run: () => void): void {
  if (made(services).access) run()
  else void prepareAccess(services).then(run, run)
}

/** The answers with what reads them back from the server; those that have one keep it. */
export function withAccess(services: PageServices, answers: TransferFlowAnswers): TransferFlowAnswers {
  const { access } = made(services)
  return answers.access === null && access !== null ? { ...answers, access } : answers
}
