import type { ComparisonRequest } from '@coverkit/core'
import { answerLikeInsurers } from '../faults/answerLikeInsurers.ts'
import { compareQuotes } from '../rating/compareQuotes.ts'
import { projectPremiums } from '../rating/projectPremiums.ts'
import type { Operation } from './Operation.ts'
import type { Services } from './Services.ts'

const conditions = ({ faults, insurerTimeoutMs }: Services, { clients: [client] }: ComparisonRequest) => ({
  faults: faults.of(client.clientId).insurers,
  asked: { timeoutMs: insurerTimeoutMs, firstCover: client.needs.covers.selectedCovers[0] ?? null },
})

export const compareInsurers: Operation = async (services, request) => {
  const body = request.body as ComparisonRequest
  const answer = compareQuotes(services.tables, body)
  const { faults, asked } = conditions(services, body)
  return { ...answer, insurers: await answerLikeInsurers(answer.insurers, faults, asked) }
}

export const projectInsurers: Operation = async (services, request) => {
  const body = request.body as ComparisonRequest
  const answer = projectPremiums(services.tables, body)
  const { faults, asked } = conditions(services, body)
  return { ...answer, insurers: await answerLikeInsurers(answer.insurers, faults, asked) }
}
