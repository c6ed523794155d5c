import {
  confirmAnySignature,
  openSignature,
  renewSignature,
  type SignRequest,
  submitSignature,
} from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'
import type { CodeAndDate } from '#common/send-new-code/readCodeAndDate.ts'
import { hashWords } from '#submission/signature'
import type { Declared } from './declaredOn.ts'
import type { SignedPage } from './SignedPage.ts'
import type { Purpose } from './Stage.ts'

/** The server takes a code to be for signing where nothing is said. */
const purposeOf = (purpose: Purpose) => (purpose === 'sign' ? {} : { purpose })

/** Mails a code to the address that got the link of a token. */
export const openMutation = defineMutation({
  prepare: async (
    { config: { accountName } },
    { token, purpose }: { readonly token: string; readonly purpose: Purpose },
  ) => ({ token, accountName, ...purposeOf(purpose) }),
  send: async (services, link) => openSignature(await services.client(), link),
})

/** Mails a new link in place of an expired one. */
export const renewMutation = defineMutation({
  prepare: async ({ config: { accountName } }, token: string) => ({ token, accountName }),
  send: async (services, link) => renewSignature(await services.client(), link),
})

/** Exchanges the mailed code and the second holder's date of birth for what is to be signed. */
export const confirmMutation = defineMutation({
  prepare: async (
    { config: { accountName } },
    { purpose, ...entered }: CodeAndDate & { readonly token: string; readonly purpose: Purpose },
  ) => ({
    ...entered,
    accountName,
    ...purposeOf(purpose),
  }),
  send: async (services, request) => confirmAnySignature(await services.client(), request),
})

/** The declarations that a second policy holder signs, and the name that they typed. */
interface Signature {
  readonly token: string
  readonly page: SignedPage
  readonly declared: Pick<Declared, 'shown' | 'version'>
  readonly signedName: string
}

/** Signs. The same signature again gets the same answer. */
export const signMutation = defineMutation({
  prepare: async (
    { config: { accountName } },
    { token, page, declared, signedName }: Signature,
  ): Promise<SignRequest> => ({
    token,
    accountName,
    secret: page.secret,
    signedName,
    accepted: true,
    declarations: { ...declared.version },
    shownHash: await hashWords(declared.shown),
  }),
  send: async (services, request) => submitSignature(await services.client(), request),
})
