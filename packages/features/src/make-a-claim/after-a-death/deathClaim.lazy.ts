import { lodgeDeathClaim, sendDeathClaimCode } from '@coverkit/api-client'
import { type DeathClaimAnswers, deathClaimRequest } from '@coverkit/core/claims'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { today } from '#fields/controls'

export { deathClaimReader } from './deathClaimReader.ts'

/** Mails the code to the claimant's address. */
export const codeMutation = defineMutation({
  prepare: async ({ config }, { email }: { readonly email: string }) => ({
    accountName: config.accountName,
    email,
  }),
  send: async (services, request) => sendDeathClaimCode(await services.client(), request),
})

/** Files the claim; sent again after a lost answer it counts once. */
export const claimMutation = defineMutation({
  async prepare({ config }, { claim, code }: { readonly claim: DeathClaimAnswers; readonly code: string }) {
    const body = deathClaimRequest(claim, { on: today(), accountName: config.accountName })
    if (body === null) throw new RangeError('A claim that lacks something is not sent.')
    return { body: { ...body, code }, key: crypto.randomUUID() }
  },
  send: async (services, { body, key }) => lodgeDeathClaim(await services.client(), body, { key }),
})
