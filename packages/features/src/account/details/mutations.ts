import {
  cancelClosing,
  closeAccount,
  loadMyData,
  type Proof,
  type UserChanges,
  updateUser,
} from '@coverkit/api-client'
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

/** Gathers everything that is held about the customer, as a file. */
export const exportRequest = defineMutation({
  prepare: async (_services, request: { readonly format: 'json' | 'pdf'; readonly proof: Proof }) => request,
  send: async (services, request) => loadMyData(await services.client(), request),
})

/** Has the account closed in seven days. */
export const closingRequest = defineMutation({
  prepare: async ({ config }, proof: Proof) => ({ accountName: config.accountName, proof }),
  send: async (services, request) => closeAccount(await services.client(), request),
})

/** Keeps an account that is about to close. */
export const closingCancellation = defineMutation({
  prepare: async (_services, content: Record<never, never>) => content,
  send: async (services) => cancelClosing(await services.client()),
})
