import { choice, count, is, pack, text, yesNo } from '../../index.ts'
import { loinc } from './loinc.ts'

const help =
  'Your clinic can give you the latest reading, or you can have it measured at many pharmacies. ' +
  'If you measure at home, use the latest one you wrote down.'

/** High blood pressure. */
export const bloodPressure = pack('bloodPressure', {
  systolic: count({
    ask: 'What was the upper number of your latest reading?',
    hint: 'In 130/80 it’s 130.',
    unit: 'mmHg',
    min: 60,
    max: 260,
    unsure: true,
    help,
    codes: [loinc('8480-6')],
  }),
  diastolic: count({
    ask: 'What was the lower number of your latest reading?',
    hint: 'In 130/80 it’s 80.',
    unit: 'mmHg',
    min: 30,
    max: 160,
    unsure: true,
    help,
    codes: [loinc('8462-4')],
  }),
  taken: choice({
    ask: 'How was it measured?',
    options: {
      clinic: 'At a clinic or pharmacy',
      home: 'At home',
      monitor: 'With a 24-hour monitor',
    },
  }),
  target: yesNo({
    ask: 'Is your doctor happy with your blood pressure as it is now?',
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
