import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { QuoteDraftStore } from '#client-quote/flow'
import { withChosen } from '../choose.ts'

/** Chooses an insurer's offer and opens the application. */
export function useChoose(draft: QuoteDraftStore) {
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState<string | null>(null)
  async function choose(code: string): Promise<void> {
    setChoosing(code)
    draft.update((current) => withChosen(current, code, new Date()))
    void draft.saveConfirmed()
    // Behind the request in the queue: both are on the disk before a new document may be loaded.
    await draft.persist()
    navigate('/application/confirm-cover', { flushSync: true })
  }
  return { choosing, choose }
}
