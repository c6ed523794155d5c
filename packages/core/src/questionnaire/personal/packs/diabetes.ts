import { choice, decimal, has, many, monthYear, pack, text } from '../../index.ts'
import { loinc } from './loinc.ts'

/** Diabetes and raised blood sugar; which kind is the condition that was chosen. */
export const diabetes = pack('diabetes', {
  hba1c: decimal({
    ask: 'What was your latest HbA1c result?',
    hint: 'HbA1c is a blood test that shows your average sugar over about three months. Enter the percentage, such as 6.8.',
    unit: '%',
    min: 3,
    max: 20,
    unsure: true,
    help: 'It’s on your last blood test report. Your clinic can read it to you over the phone.',
    codes: [loinc('4548-4')],
  }),
  tested: monthYear({
    ask: 'When was that test?',
    unsure: true,
    help: 'Your clinic can look up the date. A rough month is fine.',
  }),
  treatment: many({
    ask: 'How is it treated?',
    hint: 'Tick all that apply.',
    options: {
      insulin: 'Insulin',
      medicine: 'Tablets, or injections other than insulin',
      lifestyle: 'Diet, exercise or weight loss',
      none: 'It isn’t treated, or it’s over',
    },
    none: 'none',
  }),
  medicine: text({
    ask: 'Which medicine and what dose?',
    hint: 'The label on the packet has both.',
    when: has('treatment', 'medicine'),
  }),
  complications: many({
    ask: 'Have you had trouble with any of these because of it?',
    options: {
      eyes: 'Eyes',
      kidneys: 'Kidneys, or protein in urine',
      nerves: 'Feeling in hands or feet, or slow-healing wounds',
      heart: 'Heart or blood vessels',
      lows: 'Blood sugar so low that you needed help',
      none: 'None of these',
    },
    none: 'none',
  }),
  checked: choice({
    ask: 'How often do you have check-ups for it?',
    options: {
      often: 'Every 6 months or more often',
      yearly: 'About once a year',
      seldom: 'Less often, or never',
    },
  }),
})
