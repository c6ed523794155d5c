import { choice, is, monthYear, pack, text } from '../../index.ts'
import { notes } from '../notes.ts'
import { knowingDoctor } from './knowingDoctor.ts'

/** A test, a scan or a visit to a specialist. */
export const investigation = pack('investigation', {
  what: text({ ask: 'Which test, scan or specialist was it?', hint: notes.genetics }),
  why: text({ ask: 'What was it for?' }),
  when: monthYear({
    ask: 'When was it?',
    unsure: true,
    help: 'My Health Record or your clinic can show the date. A rough month is fine.',
  }),
  result: choice({
    ask: 'What was the result?',
    options: {
      normal: 'Nothing was found',
      found: 'Something was found',
      waiting: 'I’m waiting for it',
    },
    unsure: true,
    help: 'Your clinic can tell you.',
  }),
  found: text({
    ask: 'What was found, and what was done about it?',
    lines: 'many',
    when: is('result', 'found'),
  }),
  doctor: knowingDoctor,
})
