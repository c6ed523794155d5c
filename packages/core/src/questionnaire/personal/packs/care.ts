import { count, has, many, text } from '../../index.ts'

const careOf = (marks: { readonly sensitive?: true }) => ({
  care: many({
    ...marks,
    ask: 'Which of these apply to it?',
    hint: 'Tick all that apply, now or in the past.',
    options: {
      tests: 'I had tests or scans',
      treatment: 'I had treatment: medicine, therapy, an operation or a hospital stay',
      again: 'It came back, or happened more than once',
      timeOff: 'I had time off work or couldn’t do my usual activities',
      reports: 'I have letters or results about it',
      none: 'None of these',
    },
    none: 'none',
  }),
  tests: text({
    ...marks,
    ask: 'Which tests or scans did you have, when, and what did they show?',
    hint: 'Do not include genetic tests.',
    lines: 'many',
    when: has('care', 'tests'),
  }),
  treatment: text({
    ...marks,
    ask: 'What treatment did you have, and from when to when?',
    hint: 'For medicine give the name and the dose from the label. For an operation or a hospital stay say which hospital and what was done.',
    lines: 'many',
    when: has('care', 'treatment'),
  }),
  daysOff: count({
    ...marks,
    ask: 'How many days in total did it stop you from working or doing your usual activities?',
    hint: 'An estimate is fine.',
    unit: 'days',
    min: 1,
    max: 3_650,
    when: has('care', 'timeOff'),
  }),
})

/** Treatment of a condition; only a ticked option opens a question. Shared by the packs that need it. */
export const care = careOf({})

/** The same, for sensitive conditions. */
export const sensitiveCare = careOf({ sensitive: true })
