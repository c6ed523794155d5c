import type { Schema } from '../../document/Schema.ts'
import { answerLikeInsurers } from '../../faults/answerLikeInsurers.ts'
import { compareQuotes } from '../../rating/compareQuotes.ts'
import { projectPremiums } from '../../rating/projectPremiums.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'

const conditions = (
  { faults, insurerTimeoutMs }: Services,
  { clients: [client] }: Schema<'ComparisonRequest'>,
) => ({
  faults: faults.of(client?.clientId).insurers,
  options: { timeoutMs: insurerTimeoutMs, firstCover: client?.needs.covers.selectedCovers[0] ?? null },
})

export const compareInsurers: Operation<'compareQuotes'> = async (services, { body }) => {
  const answer = compareQuotes(services.tables, body)
  const { faults, options } = conditions(services, body)
  return { ...answer, insurers: await answerLikeInsurers(answer.insurers, faults, options) }
}

export const projectInsurers: Operation<'projectPremiums'> = async (services, { body }) => {
  const answer = projectPremiums(services.tables, body)
  const { faults, options } = conditions(services, body)
  return { ...answer, insurers: await answerLikeInsurers(answer.insurers, faults, options) }
}
