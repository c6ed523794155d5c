import {
  choice,
  count,
  date,
  decimal,
  defineQuestionnaire,
  gate,
  height,
  is,
  many,
  money,
  monthYear,
  pack,
  page,
  profile,
  search,
  section,
  shares,
  text,
  weight,
  yesNo,
} from '@coverkit/core/questionnaire'

const body = section('body', {
  title: 'Height and weight',
  pages: [
    page('size', {
      title: 'Height and weight',
      questions: {
        height: height({ ask: 'How tall are you?', hint: 'Without shoes.' }),
        weight: weight({ ask: 'How much do you weigh?', why: 'Insurers look at both together.' }),
        change: gate({
          ask: 'Has your weight changed by more than 5 kilograms in the last 12 months?',
          unsure: true,
          help: 'Think about whether your clothes fit the way they did a year ago.',
          inline: {
            kilograms: count({ ask: 'By how much?', unit: 'kg', min: 5, max: 200 }),
            cause: text({ ask: 'What caused it?', hint: 'For example a diet.' }),
          },
        }),
      },
    }),
    page('work', {
      title: 'Your work',
      when: profile.hasAny('covers', ['tpd', 'incomeProtection']),
      questions: {
        duties: shares({ ask: 'How is your week split?', parts: { desk: 'Desk', heavy: 'Heavy work' } }),
        hazards: many({
          ask: 'Does your work involve any of these?',
          options: { heights: 'Heights', mines: 'Mines', none: 'None of these' },
          none: 'none',
        }),
        income: money({ ask: 'What did you earn last year?', max: 5_000_000 }),
        review: date({ ask: 'When is your next review?', range: 'future', optional: true }),
      },
    }),
  ],
})

const pressure = pack('pressure', {
  reading: decimal({
    ask: 'What was the latest reading?',
    min: 5,
    max: 30,
    unsure: true,
    help: 'Your clinic has it.',
  }),
})
const illness = pack('illness', {
  condition: search({
    ask: 'What is it called?',
    list: {
      pressure: { label: 'High blood pressure', also: ['hypertension'], pack: pressure },
      asthma: { label: 'Asthma' },
      other: { label: 'Something else' },
    },
  }),
  started: monthYear({
    ask: 'When did you first notice it?',
    unsure: true,
    help: 'A rough month is fine.',
  }),
  doctor: choice({
    ask: 'Which doctor knows most about it?',
    options: { usual: 'My usual doctor', none: 'Nobody' },
  }),
  notes: text({ ask: 'What else is there to say?', lines: 'many', optional: true }),
})

const health = section('health', {
  title: 'Back and joints',
  when: profile.hasAny('covers', ['tpd', 'incomeProtection']),
  pages: [
    page('ever', {
      title: 'Back and joints',
      questions: {
        back: gate({
          ask: 'Have you ever had pain in your back or neck?',
          unsure: true,
          help: 'Your clinic can tell you what is in your notes.',
          rows: { pack: illness, max: 2, name: 'condition' },
        }),
        joints: gate({
          ask: 'Have you ever had a problem with a joint?',
          rows: { pack: illness, max: 2, name: 'condition' },
        }),
        lifting: yesNo({ ask: 'Does your back limit what you can lift?', when: is('back', 'yes') }),
      },
    }),
  ],
})

const mind = section('mind', {
  title: 'Mental health',
  pages: [
    page('mood', {
      title: 'Mental health',
      notice: 'This page is about your mental health.',
      questions: {
        mood: gate({
          ask: 'Have you ever been treated for your mood?',
          sensitive: true,
          inline: { what: text({ ask: 'What happened?', lines: 'many', sensitive: true }) },
        }),
      },
    }),
  ],
})

/** A short questionnaire with every kind of question, rows and private questions, for tests and stories. */
export const exampleDefinition = defineQuestionnaire({
  id: 'example',
  version: '1',
  from: '2026-11-23',
  sections: [body, health, mind],
})
