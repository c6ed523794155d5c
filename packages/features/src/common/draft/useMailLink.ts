import type { ResumeLinkRequest } from '@coverkit/api-client'
import { useRef, useState } from 'react'
import { useInputForm } from '#common/form/useInputForm.ts'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import {
  emptyMailLinkForm,
  type MailLinkForm,
  mailLink,
  mailLinkFailure,
  mailLinkReader,
  mailLinkRequest,
} from './mailLink.ts'
import { mailLinkCopy } from './mailLinkCopy.ts'
import type { SavedFlowDraft } from './SavedFlowDraft.ts'

interface SentLink {
  readonly to: string
  readonly until: string
}

/** The form that asks for a link, and where its sending has got to. */
export function useMailLink(draft: SavedFlowDraft) {
  const services = usePageServices()
  const { submit, ...fields } = useInputForm(
    emptyMailLinkForm,
    (field: keyof MailLinkForm) => `field-link-${field}`,
  )
  const [sent, setSent] = useState<SentLink | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** What may have arrived: asked for again unchanged, it mails once. */
  const unsure = useRef<ResumeLinkRequest | null>(null)

  async function requestLink(email: string): Promise<void> {
    const again = unsure.current?.email === email ? unsure.current : null
    const request = again ?? (await mailLinkRequest(services, await draft.store(), email))
    if (!request) return
    const outcome = await mailLink(services, request)
    if (outcome.ok) return setSent({ to: request.email, until: outcome.value.expiresAt })
    const text = mailLinkFailure(outcome.error)
    unsure.current = text === mailLinkCopy.failed.unsure ? request : null
    setFailure(text)
  }

  const send = (email: string) => requestLink(email).catch(() => setFailure(mailLinkCopy.failed.unsure))

  const request = () => {
    if (!fields.busy) setFailure(null)
    return submit(async () => mailLinkReader, send)
  }

  return { ...fields, sent, failure, request }
}
