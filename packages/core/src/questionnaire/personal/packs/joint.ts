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
