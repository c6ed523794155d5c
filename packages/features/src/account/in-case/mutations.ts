import {
  confirmTrustedLink,
  endTrustedLink,
  type InCaseAnswer,
  type InCaseDetails,
  openTrustedLink,
  saveInCasePage,
  sendTrustedLink,
} from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import type { CodeAndDate } from '#common/send-new-code/readCodeAndDate.ts'

const note = (services: PageServices, change: (current?: InCaseAnswer) => InCaseAnswer | undefined) =>
  queryClient(services).setQueryData<InCaseAnswer>([queryKeys.inCase], change)

/** Stores what the customer adds to their page. */
export const saveMutation = defineMutation({
  prepare: async (_services, details: InCaseDetails) => details,
  async send(services, details) {
    const answer = await saveInCasePage(await services.client(), details)
    if (answer.ok) note(services, () => answer.value)
    return answer
  },
})

/** The person to trust, and the token of the log-in that was the proof; absent if that was a code. */
interface Sending {
  readonly email: string
  readonly idToken: string | undefined
}

/** Mails the link to the trusted person, in place of an earlier one. */
export const sendLinkMutation = defineMutation({
  prepare: async ({ config: { accountName } }, { email, idToken }: Sending) => ({
    body: { email, accountName },
    idToken,
  }),
  async send(services, { body, idToken }) {
    const answer = await sendTrustedLink(await services.client(), body, { idToken })
    if (answer.ok) note(services, () => answer.value)
    return answer
  },
})

/** Ends the link at once. */
export const endLinkMutation = defineMutation({
  prepare: async (_services, _nothing: object) => ({}),
  async send(services) {
    const answer = await endTrustedLink(await services.client())
    if (answer.ok) note(services, (current) => current && { ...current, link: null })
    return answer
  },
})

/** Mails a code to the trusted person who opened the link of a token. */
export const openMutation = defineMutation({
  prepare: async ({ config: { accountName } }, token: string) => ({ token, accountName }),
  send: async (services, link) => openTrustedLink(await services.client(), link),
})

/** Exchanges the mailed code and the customer's date of birth for their page. */
export const confirmMutation = defineMutation({
  prepare: async ({ config: { accountName } }, entered: CodeAndDate & { readonly token: string }) => ({
    ...entered,
    accountName,
  }),
  send: async (services, request) => confirmTrustedLink(await services.client(), request),
})
