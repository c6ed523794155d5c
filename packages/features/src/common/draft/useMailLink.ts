import { useState } from 'react'
import { useInputForm } from '#common/form/useInputForm.ts'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import {
  emptyMailLinkForm,
  type MailLinkForm,
  mailLink,
  mailLinkFailure,
  mailLinkReader,
  mailLinkRequest,
} from './mailLink.ts'
import type { SavedFlowDraft } from './SavedFlowDraft.ts'

/** Mails a link to an address. What may have arrived is asked for again unchanged: it mails once. */
export const mailLinkMutation = (draft: SavedFlowDraft) =>
  defineMutation({
    async prepare(services, email: string) {
      const request = await mailLinkRequest(services, await draft.store(), email)
      if (!request) throw new RangeError('No link is mailed to answers of this flow.')
      return request
    },
    send: mailLink,
  })

/** The form that asks for a link, and where its sending has got to. */
export function useMailLink(draft: SavedFlowDraft) {
  const { submit, ...fields } = useInputForm(
    emptyMailLinkForm,
    (field: keyof MailLinkForm) => `field-link-${field}`,
    mailLinkReader.tidied,
  )
  const { state, send } = useMutation(async () => mailLinkMutation(draft))
  const [isPressed, setPressed] = useState(false)

  const request = () => {
    if (!fields.busy) setPressed(true)
    return submit(
      async () => mailLinkReader,
      async (email) => {
        await send(email)
        setPressed(false)
      },
    )
  }

  return {
    ...fields,
    sent: state.status === 'done' ? { to: state.content, until: state.data.expiresAt } : null,
    // The failure of an earlier attempt is not shown for this one.
    failure: state.status === 'failed' && !isPressed ? mailLinkFailure(state.failure) : null,
    request,
  }
}
