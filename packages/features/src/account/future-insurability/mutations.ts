import { requestGuaranteedInsurability } from '@coverkit/api-client'
import { type InsurabilityAnswers, insurabilityRequest } from '@coverkit/core/guaranteed-insurability'
import { defineMutation } from '#common/queries/defineMutation.ts'

interface IncreaseContent {
  readonly answers: InsurabilityAnswers
  readonly productCode: string
}

/** Asks for an increase; sent again after a lost answer it counts once. */
export const increaseMutation = defineMutation({
  async prepare(_services, { answers, productCode }: IncreaseContent) {
    const request = insurabilityRequest(answers, productCode)
    if (request === null) throw new Error('What is refused cannot be requested.')
    return { request, key: crypto.randomUUID() }
  },
  send: async (services, { request, key }) =>
    requestGuaranteedInsurability(await services.client(), request, { key }),
})
