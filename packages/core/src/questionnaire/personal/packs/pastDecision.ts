import { choice, monthYear, pack, text } from '../../index.ts'
import { coverKinds } from './coverKinds.ts'

/** An earlier decision by an insurer. */
export const pastDecision = pack('pastDecision', {
  insurer: text({ ask: 'Which insurer was it?', factual: true }),
  kind: choice({ ask: 'What kind of cover was it?', options: coverKinds }),
  decision: choice({
    ask: 'What did the insurer decide?',
    options: {
      declined: 'It said no',
      postponed: 'It asked me to apply again later',
      dearer: 'It charged a higher price',
      narrower: 'It wouldn’t cover something, or changed the terms',
      cancelled: 'It cancelled the cover or refused to renew it',
    },
  }),
  when: monthYear({
    ask: 'When was that?',
    unsure: true,
    help: 'The letter with the decision has the date. A rough month is fine.',
  }),
  reason: text({
    ask: 'What reason did it give?',
    hint: 'Write “none given” if it gave none. Do not include genetic tests.',
    lines: 'many',
  }),
})
