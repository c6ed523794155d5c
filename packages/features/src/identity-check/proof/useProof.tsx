import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { perPage } from '#common/page-services/perPage.ts'
import type { MutationState } from '#common/queries/MutationState.ts'
import type { GivenProof } from './GivenProof.ts'

const ProofDialog = lazy(async () => ({ default: (await import('./ProofDialog.tsx')).ProofDialog }))

/** Shorter than the five minutes of the server, so that what is sent at their end still arrives within them. */
const PROVED_MS = 270_000
const proved = perPage(() => ({ until: 0 }))

interface ProofOptions {
  readonly services: PageServices
  /** The prefix of the fields' names. */
  readonly name: string
}

/**
 * Opens a dialog in which a customer shows again that it is them, by the password or a mailed code. Draw `dialog` beside the
 * form of the page: inside it, the dialog's form would submit the page's too. A code is good for five minutes.
 */
export function useProof({ services, name }: ProofOptions) {
  const [respond, setRespond] = useState<((given: GivenProof | null) => void) | null>(null)

  function request(): Promise<GivenProof | null> {
    if (Date.now() < proved(services).until) return Promise.resolve({})
    return new Promise((resolve) => setRespond(() => resolve))
  }

  function answer(given: GivenProof | null): void {
    if (given && given.idToken === undefined) proved(services).until = Date.now() + PROVED_MS
    respond?.(given)
    setRespond(null)
  }

  const dialog: ReactNode = respond && (
    <Suspense>
      <ProofDialog services={services} name={name} onAnswer={answer} />
    </Suspense>
  )

  /** Acts with the proof; null where none is given. Asks once more where the server takes it for none. */
  async function give<End>(act: (given: GivenProof) => Promise<End>): Promise<End | null> {
    const given = await request()
    if (given === null) return null
    const end = await actWith(given, act)
    if (!isUnproved(end)) return end
    proved(services).until = 0
    const again = await request()
    return again === null ? end : actWith(again, act)
  }

  return { dialog, give }
}

async function actWith<End>(given: GivenProof, act: (given: GivenProof) => Promise<End>): Promise<End> {
  try {
    return await act(given)
  } finally {
    given.end?.()
  }
}

/** Whether what was sent was refused for lack of proof, as after five minutes, or once the session has ended. */
function isUnproved(end: unknown): boolean {
  const { status, failure } = (end ?? {}) as Partial<
    Extract<MutationState<unknown, unknown>, { status: 'failed' }>
  >
  return (
    status === 'failed' &&
    failure?.kind === 'refused' &&
    failure.errors.some(({ code }) => code === 'proof-required')
  )
}
