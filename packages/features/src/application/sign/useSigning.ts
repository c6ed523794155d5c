import { useBrand } from '@coverkit/brand'
import { useState } from 'react'
import type { MutationState } from '#common/queries/MutationState.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import type { CodeAndDate } from '#common/send-new-code/readCodeAndDate.ts'
import { declaredOn } from './declaredOn.ts'
import { confirmMutation, openMutation, renewMutation, signMutation } from './mutations.ts'
import { isTransfer, type SignedPage } from './SignedPage.ts'
import type { Purpose, Stage } from './Stage.ts'
import { signFailure } from './signFailure.ts'

/** From the token of a link to a signature. The token is on this page only. */
export function useSigning(token: string) {
  const { name: broker } = useBrand()
  const [stage, setStage] = useState<Stage>({ at: 'ask' })
  const [failure, setFailure] = useState<string | null>(null)
  const [failures, setFailures] = useState(0)
  const opening = useMutation(async () => openMutation)
  const renewing = useMutation(async () => renewMutation)
  const confirming = useMutation(async () => confirmMutation)
  const signing = useMutation(async () => signMutation)

  async function act<Data>(
    run: () => Promise<MutationState<unknown, Data>>,
    next: (data: Data) => Stage,
  ): Promise<void> {
    setFailure(null)
    const state = await run()
    if (state.status === 'done') setStage(next(state.data))
    if (state.status !== 'failed') return
    const { stage: other, words } = signFailure(state.failure)
    if (other) setStage(other)
    setFailure(words ?? null)
    setFailures((count) => count + 1)
  }

  return {
    stage,
    failure,
    /** Grows with each failure, so that the same sentence is announced again. */
    failures,
    isSending: opening.state.status === 'pending' || renewing.state.status === 'pending',
    sendCode: (purpose: Purpose) =>
      act(
        () => opening.send({ token, purpose }),
        ({ email }) => ({ at: 'code', email, purpose }),
      ),
    renew: () =>
      act(
        () => renewing.send(token),
        ({ email }) => ({ at: 'renewed', email }),
      ),
    async confirm(entered: CodeAndDate): Promise<void> {
      if (stage.at !== 'code') return
      const { purpose } = stage
      await act(
        () => confirming.send({ token, ...entered, purpose }),
        (page) => opened(purpose, page),
      )
    },
    /** Goes on to the identity check, with the secret that signed. */
    checkIdentity(page: SignedPage): void {
      setFailure(null)
      setStage({ at: 'identity', page })
    },
    async sign(signedName: string): Promise<void> {
      if (stage.at !== 'sign') return
      const { page } = stage
      await act(
        () => signing.send({ token, page, declared: declaredOn(page, broker), signedName }),
        (signed) => ({ at: 'done', page, signed }),
      )
    },
  }
}

/** A transfer has no receipt: its letters say what was signed. */
function opened(purpose: Purpose, page: SignedPage): Stage {
  if (purpose === 'sign') return { at: 'sign', page }
  if (purpose === 'identity') return { at: 'identity', page }
  return isTransfer(page) ? { at: 'unknown' } : { at: 'receipt', page }
}

export type Signing = ReturnType<typeof useSigning>
