import { stepPath, visitStep } from '@coverkit/flow'
import { atom, useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePageServices } from '#common/page-services/index.ts'
import { STEP } from '#underwriting/questionnaire-key'
import { applicationCopy } from '../../copy.ts'
import { applicationFlow } from '../../flow.ts'
import { type ApplicationDraft, applicationDraft } from '../../state.ts'
import { useAdvance } from '../useAdvance.ts'
import { type Arrival, arrivalOf } from './arrival.ts'
import { personalQuestionnaireCopy } from './copy.ts'
import { unstoredStatus } from './unstoredStatus.ts'

/** What every page of the questionnaire has: its draft, and the ways on. */
export function useQuestionnaire() {
  const draft = applicationDraft(usePageServices())
  const answers = useAtomValue(draft.answersAtom)
  const { returnTo } = useAtomValue(draft.stateAtom)
  const { state } = useLocation()
  const navigate = useNavigate()
  const goTo = useCallback(
    (page: string, arrival: Arrival) => {
      const now = draft.read()
      draft.write(visitStep(draft.flow, now.answers, now.state, STEP, page))
      navigate(stepPath(draft.flow, STEP, page), { flushSync: true, state: arrival })
    },
    [draft, navigate],
  )
  const isUnstored = answers.questionnaireStorage === 'memory'
  const shown = useMemo(
    () => (isUnstored ? { ...draft, statusAtom: unstoredStatusOf(draft) } : draft),
    [draft, isUnstored],
  )
  return {
    draft,
    answers,
    /** Spread into its `StepPage`. */
    page: {
      draft: shown,
      step: STEP,
      title: personalQuestionnaireCopy.title,
      flowTitle: applicationCopy.flowTitle,
      labels: applicationFlow.labels,
    } as const,
    arrival: arrivalOf(state),
    /** The check page that Change was pressed on, while a change is under way. */
    checkPage: returnTo?.step === STEP ? returnTo.page : undefined,
    advance: useAdvance(draft),
    goTo,
  }
}

const unstoredStatusOf = ({ statusAtom }: Pick<ApplicationDraft, 'statusAtom'>) =>
  atom((get) => unstoredStatus(get(statusAtom)))

/** Moves the focus to an element once the page is there and its heading has had it. */
export function useFocusOn(id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined
    const frame = requestAnimationFrame(() => document.getElementById(id)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [id])
}
