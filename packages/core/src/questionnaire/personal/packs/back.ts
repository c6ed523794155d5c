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
    ask: 'Are there things you avoid or can’t do because of it, such as lifting?',
  }),
  limits: text({
    ask: 'What can’t you do, or what do you avoid?',
    lines: 'many',
    when: is('lifting', 'yes'),
  }),
  ...course,
  ...care,
})
