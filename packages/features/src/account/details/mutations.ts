import { cancelClosing, closeAccount, loadMyData, type UserChanges, updateUser } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'

/** The change to one section of the details, as it is sent. */
export interface DetailsChange {
  readonly changes: UserChanges
  /** The version of the details that the form was opened with. */
  readonly version: string | undefined
  /** Ids of policies. */
  readonly notify: readonly string[]
  /** That was mailed, where the change needs one. */
  readonly code?: string | undefined
}

/** Changes the customer's details; sent again after a lost answer it counts once. */
export const detailsUpdate = defineMutation({
  prepare: async (_services, change: DetailsChange) => ({ ...change, key: crypto.randomUUID() }),
  send: async (services, update) => updateUser(await services.client(), update),
})

interface ProvedContent {
  /** The token of the log-in that was the proof; absent if that was a code. */
  readonly idToken: string | undefined
}

/** Gathers everything that is held about the customer, as a file. */
export const exportRequest = defineMutation({
  prepare: async (_services, request: ProvedContent & { readonly format: 'json' | 'pdf' }) => request,
  send: async (services, { format, idToken }) => loadMyData(await services.client(), { format }, { idToken }),
})

/** Has the account closed in seven days. */
export const closingRequest = defineMutation({
  prepare: async (_services, content: ProvedContent) => content,
  send: async (services, { idToken }) => {
    const { accountName } = services.config
    return closeAccount(await services.client(), { accountName }, { idToken })
  },
})

/** Keeps an account that is about to close. */
export const closingCancellation = defineMutation({
  prepare: async (_services, content: Record<never, never>) => content,
  send: async (services) => cancelClosing(await services.client()),
})
