import { isHealthConsent, type Key } from '@coverkit/core/questionnaire'
import { changeStep, type SliceStorage, stepPath, visitStep } from '@coverkit/flow'
import { atom, useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuestionnaireState } from '../questionnaire/QuestionnaireState.ts'
import { type Arrival, arrivalOf } from '../questionnaire-pages/arrival.ts'
import type { Evaluated } from './evaluated.ts'
import {
  type QuestionnaireHolder,
  questionnaireState,
  withoutConsent,
  withQuestionnaire,
  withStorage,
} from './questionnaireState.ts'
import { unstoredStatus } from './unstoredStatus.ts'

/** The content that a page of the questionnaire adds to the page of its step. */
interface QuestionnaireContent {
  readonly form: Pick<StepForm<never, never>, 'errors' | 'submitCount' | 'unread' | 'onSubmit'>
  /** Under the heading: what the page is about. */
  readonly intro?: ReactNode
  readonly notices?: ReactNode
  /** How much of the questionnaire is done, 0 to 1. */
  readonly share?: number
  /** Beside a page of a section, in place of what the step is for; with what the flow adds below them. */
  readonly sections?: (end: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** Services of every questionnaire page, in any flow: its answers, the surrounding page, and navigation. */
export interface Questionnaire {
  readonly storage: SliceStorage | null
  /** Answers can be stored on this device. */
  readonly hasDevice: boolean
  /** To their health information being collected. */
  readonly hasConsented: boolean
  readonly arrival: Arrival
  /** The check page that Change was pressed on, while a change is under way. */
  readonly checkPage: string | undefined
  readonly frame: (content: QuestionnaireContent) => ReactNode
  /** Evaluates the current answers. */
  readonly evaluate: () => Evaluated | null
  readonly update: (change: (state: QuestionnaireState) => QuestionnaireState) => void
  readonly begin: (storage: SliceStorage) => void
  /** Takes the consent back: deletes the answers here, and sends what is left so that the server deletes them too. */
  readonly withdraw: () => Promise<void>
  readonly ready: () => Promise<void>
  readonly persist: () => Promise<void>
  /** The action of Continue once a page is accepted. */
  readonly advance: () => void
  readonly goTo: (page: string, arrival: Arrival) => void
  /** Opens a page for a change: Continue and Back lead back here. */
  readonly openChange: (page: string, key: Key) => void
  readonly hrefOf: (page: string) => string
}

interface QuestionnaireStep<Answers extends QuestionnaireHolder, Id extends string, Form extends string> {
  readonly draft: FlowDraft<Answers, Id, Form>
  readonly step: Id
  readonly evaluated: (answers: Answers) => Evaluated | null
  readonly advance: () => void
  /** Draws the page of the step; `draft` says of saving what is true of these answers. */
  readonly frame: (draft: FlowDraft<Answers, Id, Form>, content: QuestionnaireContent) => ReactNode
}

/** The questionnaire as a step of a flow. */
export function useQuestionnaire<
  Answers extends QuestionnaireHolder,
  Id extends string,
  Form extends string,
>({ draft, step, evaluated, advance, frame }: QuestionnaireStep<Answers, Id, Form>): Questionnaire {
  const { questionnaireStorage: storage, questionnaire } = useAtomValue(draft.answersAtom)
  const { returnTo } = useAtomValue(draft.stateAtom)
  const { place } = useAtomValue(draft.statusAtom)
  const { state } = useLocation()
  const navigate = useNavigate()
  const isUnstored = storage === 'memory'
  const shown = useMemo(
    () => (isUnstored ? { ...draft, statusAtom: unstoredStatusOf(draft) } : draft),
    [draft, isUnstored],
  )
  const goTo = useCallback(
    (page: string, arrival: Arrival) => {
      const now = draft.read()
      draft.write(visitStep(draft.flow, now.answers, now.state, step, page))
      navigate(stepPath(draft.flow, step, page), { flushSync: true, state: arrival })
    },
    [draft, step, navigate],
  )
  return {
    storage,
    hasDevice: place !== 'memory',
    hasConsented: isHealthConsent(questionnaire?.consent),
    arrival: arrivalOf(state),
    checkPage: returnTo?.step === step ? returnTo.page : undefined,
    frame: (content) => frame(shown, content),
    evaluate: () => evaluated(draft.read().answers),
    update: (change) =>
      draft.update((current) => withQuestionnaire(current, change(questionnaireState(current)))),
    begin: (chosen) => draft.update((current) => withStorage(current, chosen)),
    async withdraw() {
      await draft.ready()
      draft.update(withoutConsent)
      await draft.enqueue()
    },
    ready: () => draft.ready(),
    persist: () => draft.persist(),
    advance,
    goTo,
    openChange(page, key) {
      const now = draft.read()
      const opened = changeStep(draft.flow, now.answers, now.state, { step, page }).state
      draft.write(opened)
      navigate(stepPath(draft.flow, opened.active, opened.page), { flushSync: true, state: { key } })
    },
    hrefOf: (page) => stepPath(draft.flow, step, page),
  }
}

function unstoredStatusOf({ statusAtom }: Pick<FlowDraft<QuestionnaireHolder, string>, 'statusAtom'>) {
  return atom((get) => unstoredStatus(get(statusAtom)))
}

/** Moves the focus to an element once the page is there and its heading has had it. */
export function useFocusOn(id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined
    const frame = requestAnimationFrame(() => document.getElementById(id)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [id])
}
