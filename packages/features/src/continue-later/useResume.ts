import {
  type ApiClient,
  type ApiError,
  closeResume,
  type ResumedDraft,
  sendResumeCode,
} from '@coverkit/api-client'
import { NewerDraftError } from '@coverkit/drafts'
import { loadRaw } from '@coverkit/flow-draft/store'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { continueCopy } from './copy.ts'
import { stepHref } from './flows.ts'
import { persistResumed, savedHere } from './persistResumed.ts'
import { readResumedDraft } from './queries.ts'

const { failed, code: codeCopy } = continueCopy.page

type Stage =
  | { readonly at: 'ask' | 'code' }
  | { readonly at: 'replace'; readonly draft: ResumedDraft; readonly savedHere: string }

/** From a link's token to its answers on this device. */
export function useResume(services: PageServices, token: string) {
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>({ at: 'ask' })
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [submitCount, setSubmitCount] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** The same for every try of this page, so that an answer that was lost can be asked for again. */
  const openId = useRef<string>(undefined)

  /** One thing at a time, each with its own words when it fails. */
  async function act(work: (client: ApiClient) => Promise<string | null>): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(null)
    setSubmitCount((count) => count + 1)
    const outcome = await services
      .client()
      .then(work)
      .catch(() => failed.unsure)
    setFailure(outcome)
    setBusy(false)
  }

  const sendCode = () =>
    act(async (client) => {
      const sent = await sendResumeCode(client, token)
      if (!sent.ok) return failureOf(sent.error)
      setStage({ at: 'code' })
      return null
    })

  async function open(): Promise<void> {
    const digits = code.replace(/\s/g, '')
    const isWhole = /^\d{6}$/.test(digits)
    setError(isWhole ? null : codeCopy.missing)
    if (!isWhole) return setSubmitCount((count) => count + 1)
    await act(async (client) => {
      const drafts = await services.drafts()
      openId.current ??= drafts.newId()
      const opened = await readResumedDraft(services, { token, code: digits, openId: openId.current })
      if (!opened.ok) return failureOf(opened.error)
      const here = await savedHere(drafts, opened.value)
      if (here === null) return replace(client, opened.value)
      setStage({ at: 'replace', draft: opened.value, savedHere: here })
      return null
    })
  }

  async function replace(client: ApiClient, draft: ResumedDraft): Promise<string | null> {
    const drafts = await services.drafts()
    try {
      const href = await persistResumed(drafts, draft)
      // In memory only, the server's copy is the one that a reload would need; it goes by itself soon.
      if (drafts.place === 'device') await close(client)
      await navigate(href)
      return null
    } catch (error) {
      return error instanceof NewerDraftError ? failed.newer : failed.retain
    }
  }

  /** What cannot be deleted now the server deletes when the code ends. */
  async function close(client: ApiClient): Promise<void> {
    if (openId.current) await closeResume(client, { token, openId: openId.current })
  }

  const resolveOffer = (draft: ResumedDraft, which: 'link' | 'device') =>
    act(async (client) => {
      if (which === 'link') return replace(client, draft)
      await close(client)
      const drafts = await services.drafts()
      const own = await loadRaw(drafts, draft.flow)
      await navigate(stepHref(draft.flow, own.status === 'found' ? own.draft.answers : null))
      return null
    })

  return { stage, code, setCode, busy, submitCount, error, failure, sendCode, open, resolveOffer }
}

function failureOf(error: ApiError): string {
  switch (error.kind) {
    case 'busy':
      return error.errors.some(({ code }) => code === 'code-limit') ? failed.tooMany : failed.busy
    case 'invalid':
    case 'unauthorised':
    case 'forbidden':
    case 'not-found':
      return failed.refused
    default:
      return failed.unsure
  }
}
