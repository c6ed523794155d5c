import { is, many, pack, text, yesNo } from '../../index.ts'
import { care } from './care.ts'
import { course } from './course.ts'

/** Back and neck. */
export const back = pack('back', {
  level: many({
    ask: 'Which part is it?',
    options: { neck: 'Neck', upper: 'Upper or middle back', lower: 'Lower back', tail: 'Tailbone' },
  }),
  radiating: yesNo({
    ask: 'Did pain, tingling or numbness ever spread to an arm or a leg?',
  }),
  lifting: yesNo({
    ask: 'Are there things you can’t lift or do, or avoid, because of it?',
  }),
  limits: text({
    ask: 'What can’t you lift or do?',
    lines: 'many',
    when: is('lifting', 'yes'),
  }),
  ...course,
  ...care,
})
