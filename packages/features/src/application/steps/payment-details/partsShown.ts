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
  return {
    isRollover,
    isOutside,
    isDebit: methods.includes('directDebit'),
    isCard: methods.includes('creditCard'),
  }
}
