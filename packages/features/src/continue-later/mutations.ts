import {
  type CloseResumeRequest,
  closeResume,
  deleteAccountDraft,
  type ListedAccountDraft,
  sendResumeCode,
} from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'

/** Mails a code to the address that got the link of a token. */
export const sendCodeMutation = defineMutation({
  prepare: async (_services, token: string) => token,
  send: async (services, token) => sendResumeCode(await services.client(), token),
})

/** Deletes the server's copy of what was opened. What cannot be deleted now the server deletes when the code ends. */
export const closeMutation = defineMutation({
  prepare: async (_services, opened: CloseResumeRequest) => opened,
  send: async (services, opened) => closeResume(await services.client(), opened),
})

/** Deletes a draft from the customer's account. */
export const deleteDraftMutation = defineMutation({
  prepare: async (_services, flow: ListedAccountDraft['flow']) => flow,
  send: async (services, flow) => deleteAccountDraft(await services.client(), flow),
})
