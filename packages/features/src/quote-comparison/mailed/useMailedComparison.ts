import { openComparison } from '@coverkit/api-client'
import { loadRaw, saveFromOtherDevice } from '@coverkit/flow-draft/store'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { quoteKind } from '#client-quote/draft-kind'
import { RESULT_PATH } from '#client-quote/flow'
import type { PageServices } from '#common/page-services/index.ts'
import { mailedAnswers, type OpenedAnswers } from './mailedAnswers.ts'

type Stage =
  | { readonly at: 'opening' | 'failed' | 'refused' }
  | { readonly at: 'replace'; readonly opened: OpenedAnswers; readonly savedAt: string }

/** From a link's token to its comparison on this device. A quote that is here already is replaced only when asked for. */
export function useMailedComparison(services: PageServices, token: string) {
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>({ at: 'opening' })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn opens it again
  useEffect(() => {
    let isOver = false
    loadComparison(services, token)
      .catch((): Stage => ({ at: 'failed' }))
      .then((next) => {
        if (isOver) return
        if (typeof next === 'string') navigate(next, { replace: true })
        else setStage(next)
      })
    return () => {
      isOver = true
    }
  }, [services, token, turn, navigate])

  return {
    stage,
    retry() {
      setStage({ at: 'opening' })
      setTurn((count) => count + 1)
    },
    open() {
      if (stage.at !== 'replace') return
      const { opened } = stage
      setStage({ at: 'opening' })
      persist(services, opened).then(
        (path) => navigate(path, { replace: true }),
        () => setStage({ at: 'failed' }),
      )
    },
    retain: () => void navigate(RESULT_PATH, { replace: true }),
  }
}

/** The stage that a link leads to, or the address of the comparison once it is on this device. */
async function loadComparison(services: PageServices, token: string): Promise<Stage | string> {
  const drafts = await services.drafts()
  const result = await openComparison(await services.client(), token)
  if (!result.ok) return { at: result.error.kind === 'invalid' ? 'refused' : 'failed' }
  const opened = mailedAnswers(result.value, drafts.clientId)
  if (!opened) return { at: 'refused' }
  const here = await loadRaw(drafts, quoteKind.flow)
  if (here.status === 'found') return { at: 'replace', opened, savedAt: here.draft.savedAt }
  return persist(services, opened)
}

/** Keeps the comparison as this device's quote, a run of its own. */
async function persist(services: PageServices, { answers, path }: OpenedAnswers): Promise<string> {
  const { flow, version } = quoteKind
  await saveFromOtherDevice(await services.drafts(), { flow, version, answers })
  return path
}
