import { ageOn, type CalculatorInput } from '@coverkit/core'
import { isInForce, type Policy } from '@coverkit/core/policies'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { assumptionsOf, calculatorDraft } from '#calculator'
import type { Calculation } from '#calculator/results'
import type { PageServices } from '#common/page-services/index.ts'
import { today } from '#fields/controls'
import type { KnownCustomer } from './KnownContext.ts'
import { ageOf } from './prompts.ts'
import { reviewCalculation } from './reviewCalculation.ts'

/** Data of the review page. */
export interface Review {
  readonly known: KnownCustomer
  /** Null where nothing was worked out yet. */
  readonly calculation: Calculation | null
  /** As it was entered in the calculator. */
  readonly entered: CalculatorInput
}

const NONE: readonly Policy[] = []

/** The policies in force beside the last calculation; null until both have been read. */
export function useReview(services: PageServices, all: readonly Policy[] = NONE): Review | null {
  const isReady = useCalculatorReady(services)
  const draft = calculatorDraft(services)
  const answers = useAtomValue(draft.answersAtom, { store: services.store })
  const { furthest } = useAtomValue(draft.stateAtom, { store: services.store })
  const inForce = useMemo(() => all.filter(isInForce), [all])
  const hasCalculation = furthest === 'results'
  const calculation = useMemo(
    () => (hasCalculation ? reviewCalculation(answers.input, assumptionsOf(answers), inForce) : null),
    [answers, inForce, hasCalculation],
  )
  const known = useMemo(
    () => ({ policies: inForce, age: ageOf(inForce, (born) => ageOn(born, today())) }),
    [inForce],
  )
  return isReady && inForce.length > 0 ? { known, calculation, entered: answers.input } : null
}

/** Whether the calculation of this device, and of the account, has been read. */
function useCalculatorReady(services: PageServices): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const show = () => setReady(true)
    // Without what is stored the page shows the policies alone.
    calculatorDraft(services).ready().then(show, show)
  }, [services])
  return isReady
}
