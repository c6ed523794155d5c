import { pack, text } from '../../index.ts'
import { care } from './care.ts'
import { course } from './course.ts'

/** Questions on a condition that is not in the list. */
export const named = pack('named', {
  called: text({
    ask: 'What did the doctor call it, or how would you describe it?',
    hint: 'Do not include genetic tests.',
    lines: 'many',
  }),
  ...course,
  ...care,
})
