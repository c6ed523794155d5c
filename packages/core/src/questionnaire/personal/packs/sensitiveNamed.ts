import { pack, text } from '../../index.ts'
import { sensitiveCare } from './care.ts'
import { sensitiveCourse } from './course.ts'

/** Questions on a sensitive condition that is not in the list. */
export const sensitiveNamed = pack('sensitiveNamed', {
  called: text({
    ask: 'What did the doctor call it, or how would you describe it?',
    hint: 'Do not include genetic tests.',
    lines: 'many',
    sensitive: true,
  }),
  ...sensitiveCourse,
  ...sensitiveCare,
})
