import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasEarlierQuote, startQuoteFromNeeds } from '#client-quote/answers'
import { usePageServices } from '#common/page-services/index.ts'
import type { Calculation } from './workingLines.ts'

type Stage = 'idle' | 'busy' | 'asking' | 'failed'

/** Takes the needs over into a quote. An earlier quote is replaced only when the visitor says so. */
export function useHandOver({ needs, input }: Calculation) {
  const services = usePageServices()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>('idle')
  const run = useCallback(async (work: () => Promise<Stage>) => {
    setStage('busy')
    setStage(await work().catch(() => 'failed' as const))
  }, [])
  const take = async (): Promise<Stage> => {
    await startQuoteFromNeeds(services, needs, input)
    navigate('/client-quote/personal-details')
    return 'idle'
  }
  return {
    stage,
    start: () => void run(async () => ((await hasEarlierQuote(services)) ? 'asking' : take())),
    takeCalculated: () => void run(take),
    // Its guard leads to the first step that lacks an answer.
    openEarlier: () => navigate('/client-quote/quote'),
    cancel: () => setStage('idle'),
  }
}
