import type { ResumeLinkRequest } from '@coverkit/api-client'
import { parseEmail } from '@coverkit/core'
import { useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import { type MailLinkForm, mailLink, mailLinkErrors, mailLinkFailure, mailLinkRequest } from './mailLink.ts'
import { mailLinkCopy } from './mailLinkCopy.ts'
import type { SavedFlowDraft } from './SavedFlowDraft.ts'

type Stage =
  | { readonly at: 'asking' | 'busy' }
  | { readonly at: 'sent'; readonly to: string; readonly until: string }

/** The form that asks for a link, and where its sending has got to. */
export function useMailLink(draft: SavedFlowDraft) {
  const services = usePageServices()
  const [form, setForm] = useState<MailLinkForm>({ email: '', consent: false })
  const [submitCount, setSubmitCount] = useState(0)
  const [stage, setStage] = useState<Stage>({ at: 'asking' })
  const [failure, setFailure] = useState<string | null>(null)
  /** What may have arrived: asked for again unchanged, it mails once. */
  const unsure = useRef<ResumeLinkRequest | null>(null)
  const errors = submitCount === 0 ? new Map<keyof MailLinkForm, string>() : mailLinkErrors(form)

  async function requestLink(): Promise<void> {
    const again = unsure.current?.email === parseEmail(form.email) ? unsure.current : null
    const request = again ?? (await mailLinkRequest(services, await draft.store(), form.email))
    if (!request) return
    const outcome = await mailLink(services, request)
    if (outcome.ok) return setStage({ at: 'sent', to: request.email, until: outcome.value.expiresAt })
    const text = mailLinkFailure(outcome.error)
    unsure.current = text === mailLinkCopy.failed.unsure ? request : null
    setFailure(text)
    setStage({ at: 'asking' })
  }

  function submit(): void {
    setSubmitCount((count) => count + 1)
    setFailure(null)
    if (mailLinkErrors(form).size > 0) return
    setStage({ at: 'busy' })
    requestLink().catch(() => {
      setFailure(mailLinkCopy.failed.unsure)
      setStage({ at: 'asking' })
    })
  }

  return { form, setForm, errors, submitCount, stage, failure, submit }
}
