import type { InputValues } from '@coverkit/flow'
import type { Field } from './view.ts'

/** The parts of the page that the chosen methods need. */
export function partsShown({
  methods: offered,
  method,
  outside,
  outsideMethod,
}: Pick<InputValues<Field>, 'methods' | 'method' | 'outside' | 'outsideMethod'>) {
  const isRollover = method === 'enduringRollover' && offered.includes(method)
  const isOutside = isRollover && outside === 'yes'
  const methods = [method, isOutside ? outsideMethod : '']
  const isDebit = methods.includes('directDebit')
  const isCard = methods.includes('creditCard')
  return {
    isRollover,
    isOutside,
    isDebit,
    isCard,
    /** The insurer draws something on a day. */
    isDrawn: isDebit || isCard,
  }
}
