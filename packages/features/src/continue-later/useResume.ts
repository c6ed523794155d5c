import type { ResumedDraft } from '@coverkit/api-client'
import { NewerDraftError } from '@coverkit/drafts'
import { loadRaw } from '@coverkit/flow-draft/store'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readCode } from '#common/form/tidy.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { failureCase } from '#common/queries/failureCase.ts'
import { type MutationFailure, mutationFailure } from '#common/queries/mutationFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'
import { continueCopy } from './copy.ts'
import { stepHref } from './flows.ts'
import { closeMutation, sendCodeMutation } from './mutations.ts'
import { persistResumed, savedHere } from './persistResumed.ts'
import { readResumedDraft } from './queries.ts'

const { failed } = continueCopy.page

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
  const codeMail = useMutation(async () => sendCodeMutation)
  const closing = useMutation(async () => closeMutation)

  /** One thing at a time, each with its own words when it fails. */
  async function act(work: () => Promise<string | null>): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(null)
    setSubmitCount((count) => count + 1)
    const outcome = await work().catch(() => failed.unsure)
    setFailure(outcome)
    setBusy(false)
  }

  const sendCode = () =>
    act(async () => {
      const sent = await codeMail.send(token)
      if (sent.status === 'failed') return failureOf(sent.failure)
      if (sent.status === 'done') setStage({ at: 'code' })
      return null
    })

  async function open(): Promise<void> {
    const digits = readCode(code)
    setError(digits === null ? codeFieldCopy.missing : null)
    if (digits === null) return setSubmitCount((count) => count + 1)
    await act(async () => {
      const drafts = await services.drafts()
      openId.current ??= drafts.newId()
      const opened = await readResumedDraft(services, { token, code: digits, openId: openId.current })
      if (!opened.ok) return failureOf(mutationFailure(opened.error))
      const here = await savedHere(drafts, opened.value)
      if (here === null) return replace(opened.value)
      setStage({ at: 'replace', draft: opened.value, savedHere: here })
      return null
    })
  }

  async function replace(draft: ResumedDraft): Promise<string | null> {
    const drafts = await services.drafts()
    try {
      const href = await persistResumed(drafts, draft)
      // With drafts in memory only, a reload needs the server's copy, which the server deletes once the code ends.
      if (drafts.place === 'device') await close()
      await navigate(href)
      return null
    } catch (error) {
      return error instanceof NewerDraftError ? failed.newer : failed.retain
    }
  }

  async function close(): Promise<void> {
    if (openId.current) await closing.send({ token, openId: openId.current })
  }

  const resolveOffer = (draft: ResumedDraft, which: 'link' | 'device') =>
    act(async () => {
      if (which === 'link') return replace(draft)
      await close()
      const drafts = await services.drafts()
      const own = await loadRaw(drafts, draft.flow)
      await navigate(stepHref(draft.flow, own.status === 'found' ? own.draft.answers : null))
      return null
    })

  return { stage, code, setCode, busy, submitCount, error, failure, sendCode, open, resolveOffer }
}

const failureOf = (failure: MutationFailure): string =>
  failureCase(failure, {
    offline: failed.unsure,
    unavailable: failed.unsure,
    tooMany: () => failed.busy,
    refused: failed.refused,
    byCode: { 'code-limit': failed.tooMany },
  })
