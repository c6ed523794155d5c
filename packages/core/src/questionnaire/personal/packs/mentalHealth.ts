import { choice, count, has, is, many, pack, text } from '../../index.ts'
import { sensitiveCourse } from './course.ts'

/** Support lines, shown on every page that touches on mental health. */
export const supportLines =
  'If any of this is hard, you can call Lifeline on 13 11 14 at any time, or Beyond Blue on 1300 22 4636. ' +
  'In an emergency, call 000.'

const details = {
  care: many({
    ask: 'Which of these have been part of it?',
    hint: 'Tick all that apply, now or in the past.',
    options: {
      trigger: 'Something set it off, such as work, a loss or an illness',
      therapy: 'Counselling or therapy',
      medicine: 'Medicine',
      hospital: 'A hospital stay or crisis care',
      timeOff: 'Time off work, or away from usual activities',
      none: 'None of these',
    },
    none: 'none',
    sensitive: true,
  }),
  trigger: text({
    ask: 'What set it off, and is it still there?',
    hint: 'A few words are enough.',
    lines: 'many',
    sensitive: true,
    when: has('care', 'trigger'),
  }),
  therapy: text({
    ask: 'What kind of counselling or therapy, and from when to when?',
    hint: 'A rough idea is fine. You don’t need to say what was talked about.',
    lines: 'many',
    sensitive: true,
    when: has('care', 'therapy'),
  }),
  medicine: text({
    ask: 'Which medicine, what dose, and from when to when?',
    hint: 'The label on the packet has the name and the dose.',
    lines: 'many',
    sensitive: true,
    when: has('care', 'medicine'),
  }),
  hospital: text({
    ask: 'Which hospital or service, when, and for how long?',
    factual: true,
    lines: 'many',
    sensitive: true,
    when: has('care', 'hospital'),
  }),
  daysOff: count({
    ask: 'How many days off work has it caused in total?',
    hint: 'If you weren’t working, count the days you couldn’t do your usual activities. An estimate is fine.',
    unit: 'days',
    min: 1,
    max: 3_650,
    sensitive: true,
    when: has('care', 'timeOff'),
  }),
  selfHarm: choice({
    ask: 'Have you ever thought about ending your life, or hurt yourself on purpose?',
    hint: supportLines,
    options: {
      no: 'No',
      thoughts: 'I’ve had thoughts, but nothing more',
      harmed: 'I’ve hurt myself or tried to end my life',
      talk: 'I’d rather talk to someone about this question',
    },
    sensitive: true,
  }),
  harmedWhen: text({
    ask: 'When was that, and who helped you?',
    hint: 'A year and a name are enough.',
    sensitive: true,
    when: is('selfHarm', 'harmed'),
  }),
}

/** Mental health; every question is sensitive, and the row offers to talk instead. */
export const mentalHealth = pack('mentalHealth', {
  ...sensitiveCourse,
  episodes: count({
    ask: 'How many separate times have you had it?',
    hint: 'If it has been there all along, enter 1.',
    unit: 'times',
    min: 1,
    max: 99,
    sensitive: true,
  }),
  ...details,
})

/** A mental health condition that is not in the list. */
export const mentalHealthNamed = pack('mentalHealthNamed', {
  called: text({
    ask: 'What did the doctor call it, or how would you describe it?',
    hint: 'A word or two are enough. Do not include genetic tests.',
    lines: 'many',
    sensitive: true,
  }),
  ...sensitiveCourse,
  ...details,
})
