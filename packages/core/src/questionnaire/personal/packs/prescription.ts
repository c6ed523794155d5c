import { is, monthYear, pack, text, yesNo } from '../../index.ts'
import { knowingDoctor } from './knowingDoctor.ts'

/** Medicine that a doctor prescribed. */
export const prescription = pack('prescription', {
  what: text({ ask: 'Which medicine and what dose?', hint: 'The label on the packet has both.' }),
  why: text({ ask: 'What was it for?' }),
  since: monthYear({
    ask: 'When did you start taking it?',
    unsure: true,
    help: 'Your pharmacy can look up the first prescription. A rough month is fine.',
  }),
  still: yesNo({ ask: 'Do you still take it?' }),
  stopped: monthYear({
    ask: 'When did you stop?',
    unsure: true,
    help: 'A rough month is fine.',
    when: is('still', 'no'),
  }),
  doctor: knowingDoctor,
})
