import { choice, count, monthYear, pack, text } from '../../index.ts'
import { knowingDoctor } from './knowingDoctor.ts'

/** An illness or injury that stopped work for 5 days or more. */
export const absence = pack('absence', {
  what: text({ ask: 'What was wrong?' }),
  when: monthYear({
    ask: 'When did it start?',
    unsure: true,
    help: 'Your payslips or leave records show it. A rough month is fine.',
  }),
  days: count({ ask: 'How many days was it in total?', unit: 'days', min: 5, max: 1_826 }),
  recovered: choice({
    ask: 'Have you recovered?',
    options: { yes: 'Yes, fully', mostly: 'Mostly', no: 'No' },
  }),
  doctor: knowingDoctor,
})
