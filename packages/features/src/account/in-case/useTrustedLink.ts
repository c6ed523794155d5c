import type { InCasePage } from '@coverkit/api-client'
import { useState } from 'react'
import { failureCase } from '#common/queries/failureCase.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import type { CodeAndDate } from '#common/send-new-code/readCodeAndDate.ts'
import { trustedCopy } from './copy.ts'
import { confirmMutation, openMutation } from './mutations.ts'

const { failed } = trustedCopy

/** How far a trusted person is. `email` is masked. */
type Stage =
  | { readonly at: 'ask' }
  | { readonly at: 'unknown' }
  | { readonly at: 'code'; readonly email: string }
  | { readonly at: 'open'; readonly page: InCasePage }

/** Why nothing came of a press, in a sentence. */
const trustedFailure = (failure: MutationFailure): string =>
  failureCase(failure, {
    offline: failed.offline,
    unavailable: failed.unsure,
    tooMany: () => failed.busy,
    refused: failed.refused,
    byCode: { 'code-limit': failed.codeLimit, 'code-refused': failed.codeRefused },
  })

const isUnknown = (failure: MutationFailure): boolean =>
  'errors' in failure && failure.errors.some(({ code }) => code === 'unknown')

/** From the token of a trusted person's link to the page. Token and page are in this page's memory only. */
export function useTrustedLink(token: string) {
  const [stage, setStage] = useState<Stage>({ at: 'ask' })
  const [failure, setFailure] = useState<string | null>(null)
  const [failures, setFailures] = useState(0)
  const opening = useMutation(async () => openMutation)
  const confirming = useMutation(async () => confirmMutation)

  function fail(reason: MutationFailure): void {
    if (isUnknown(reason)) setStage({ at: 'unknown' })
    else setFailure(trustedFailure(reason))
    setFailures((count) => count + 1)
  }

  return {
    stage,
    failure,
    /** Grows with each failure, so that the same sentence is announced again. */
    failures,
    isSending: opening.state.status === 'pending',
    async sendCode(): Promise<void> {
      setFailure(null)
      const end = await opening.send(token)
      if (end.status === 'done') setStage({ at: 'code', email: end.data.email })
      if (end.status === 'failed') fail(end.failure)
    },
    async confirm(entered: CodeAndDate): Promise<void> {
      setFailure(null)
      const end = await confirming.send({ token, ...entered })
      if (end.status === 'done') setStage({ at: 'open', page: end.data })
      if (end.status === 'failed') fail(end.failure)
    },
  }
}
