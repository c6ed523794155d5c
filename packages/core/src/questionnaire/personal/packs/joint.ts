import { choice, is, pack, text, yesNo } from '../../index.ts'
import { care } from './care.ts'
import { course } from './course.ts'

/** A joint, bone or muscle of an arm or a leg. */
export const joint = pack('joint', {
  side: choice({
    ask: 'Which side is it?',
    options: { left: 'Left', right: 'Right', both: 'Both', middle: 'Neither side' },
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
