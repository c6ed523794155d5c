import { calculateNeeds } from '@coverkit/core'
import { useMemo } from 'react'
import type { CalculatorAnswers } from '../answers.ts'
import { assumptionsOf } from '../assumptionsOf.ts'
import type { Calculation } from './workingLines.ts'

/** The needs of these answers, worked out again only when they change. */
export function useCalculation(answers: CalculatorAnswers): Calculation {
  return useMemo(() => {
    const assumptions = assumptionsOf(answers)
    return { input: answers.input, assumptions, needs: calculateNeeds(answers.input, assumptions) }
  }, [answers])
}
