import { choice, count, is, pack, text, yesNo } from '../../index.ts'
import { notes } from '../notes.ts'

/** A relative by blood and what was diagnosed. */
export const relative = pack('relative', {
  relative: choice({
    ask: 'Who is it?',
    hint: 'Add one entry for each person and condition.',
    options: { mother: 'Mother', father: 'Father', sister: 'Sister', brother: 'Brother' },
  }),
  condition: choice({
    ask: 'What was diagnosed?',
    options: {
      heart: 'Heart disease, heart attack or stroke',
      cardiomyopathy: 'Cardiomyopathy (a heart muscle disease)',
      breast: 'Breast or ovarian cancer',
      bowel: 'Bowel cancer',
      cancer: 'Another cancer',
      diabetes: 'Diabetes',
      kidney: 'Kidney disease, such as polycystic kidneys',
      huntington: 'Huntington’s disease',
      motorNeurone: 'Motor neurone disease',
      parkinson: 'Parkinson’s disease',
      alzheimer: 'Alzheimer’s disease or another dementia',
      sclerosis: 'Multiple sclerosis',
      dystrophy: 'Muscular dystrophy',
      mental: 'A mental illness',
      other: 'Another illness that runs in the family',
    },
  }),
  which: text({ ask: 'Which one?', hint: notes.genetics, when: is('condition', 'other') }),
  site: text({ ask: 'Where was the cancer?', when: is('condition', 'cancer') }),
  age: count({
    ask: 'At what age was it diagnosed?',
    hint: 'An estimate is fine.',
    unit: 'years',
    max: 60,
    unsure: true,
    help: 'Ask someone in the family if you can. If not, “I am not sure” is an answer.',
  }),
  died: choice({
    ask: 'Was this the cause of their death?',
    hint: 'If they’re alive, choose No.',
    options: { no: 'No', yes: 'Yes' },
    unsure: true,
    help: 'If you don’t know what they died of, choose “I am not sure”.',
  }),
  ageAtDeath: count({
    ask: 'How old were they when they died?',
    unit: 'years',
    max: 120,
    unsure: true,
    help: 'An estimate is fine.',
    when: is('died', 'yes'),
  }),
  screened: yesNo({
    ask: 'Have you had check-ups yourself because of it?',
    hint: 'For example a heart check, a colonoscopy or a mammogram. Do not include genetic tests.',
  }),
  screening: text({
    ask: 'Which check-up, when, and what was the result?',
    hint: notes.genetics,
    lines: 'many',
    when: is('screened', 'yes'),
  }),
})
