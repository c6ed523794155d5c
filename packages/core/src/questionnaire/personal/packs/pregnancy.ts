import { date, is, pack, text, yesNo } from '../../index.ts'

/** Being pregnant now. */
export const pregnancy = pack('pregnancy', {
  due: date({
    ask: 'When is the baby due?',
    range: 'future',
    unsure: true,
    help: 'Your doctor or midwife can tell you after the first scan.',
    sensitive: true,
  }),
  complications: yesNo({
    ask: 'Has your doctor or midwife found any problem in this pregnancy or an earlier one?',
    hint: 'For example high blood pressure, raised sugar, bleeding or a baby born early. Do not include genetic tests.',
    sensitive: true,
  }),
  problem: text({
    ask: 'What was the problem, when was it, and how is it now?',
    lines: 'many',
    sensitive: true,
    when: is('complications', 'yes'),
  }),
  weight: text({
    ask: 'What did you weigh before this pregnancy?',
    hint: 'In kilograms or stones. You can leave this blank.',
    optional: true,
    sensitive: true,
  }),
})
