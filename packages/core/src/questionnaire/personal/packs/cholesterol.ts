import { choice, decimal, is, monthYear, pack, text, yesNo } from '../../index.ts'
import { loinc } from './loinc.ts'

/** High cholesterol; the code is that of moles by volume, the unit of Australian reports. */
export const cholesterol = pack('cholesterol', {
  total: decimal({
    ask: 'What was your latest total cholesterol?',
    hint: 'Reports show it in mmol/L, for example 5.2.',
    unit: 'mmol/L',
    min: 1,
    max: 25,
    unsure: true,
    help: 'It’s on your last blood test report. Your clinic can read it to you over the phone.',
    codes: [loinc('14647-2')],
  }),
  tested: monthYear({
    ask: 'When was that test?',
    unsure: true,
    help: 'Your clinic can look up the date. A rough month is fine.',
  }),
  target: yesNo({
    ask: 'Is your doctor happy with it as it is now?',
    unsure: true,
    help: 'Ask at your next visit, or ring your clinic.',
  }),
  treatment: choice({
    ask: 'How is it treated?',
    options: {
      medicine: 'With medicine',
      lifestyle: 'With diet, exercise or weight loss only',
      none: 'It isn’t treated',
    },
  }),
  medicine: text({
    ask: 'Which medicine and what dose?',
    hint: 'The label on the packet has both.',
    when: is('treatment', 'medicine'),
  }),
})
