import { deleteClaimFile } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'

/** Removes a file of a claim. */
export const removal = defineMutation({
  prepare: async (_services, file: { readonly id: string; readonly n: number }) => file,
  send: async (services, file) => deleteClaimFile(await services.client(), file),
})
