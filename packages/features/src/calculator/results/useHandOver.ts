import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#common/session/index.ts'
import { hasEarlierQuote, startQuoteFromNeeds } from '#quote/hand-over'
import type { Calculation } from './workingLines.ts'

type Stage = 'idle' | 'busy' | 'asking' | 'failed'

/** Takes the needs over into a quote. An earlier quote is replaced only when the visitor says so. */
export function useHandOver({ needs, input }: Calculation) {
  const session = useSession()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>('idle')
  const attempt = useCallback(async (work: () => Promise<Stage>) => {
    setStage('busy')
    setStage(await work().catch(() => 'failed' as const))
  }, [])
  const take = async (): Promise<Stage> => {
    await startQuoteFromNeeds(session, needs, input)
    navigate('/client-quote/personal-details')
    return 'idle'
  }
  return {
    stage,
    start: () => void attempt(async () => ((await hasEarlierQuote(session)) ? 'asking' : take())),
    takeCalculated: () => void attempt(take),
    keepEarlier: () => navigate('/client-quote/select-covers'),
    cancel: () => setStage('idle'),
  }
}
