import { all, any, atLeast, below, has, inRow, inSection, is, not } from './conditions.ts'
import { defineQuestionnaire, pack, page, section } from './defineQuestionnaire.ts'
import {
  choice,
  count,
  date,
  decimal,
  gate,
  height,
  many,
  money,
  monthYear,
  search,
  shares,
  text,
  weight,
  yesNo,
} from './fields.ts'
import { profile } from './profileConditions.ts'
import type { Profile } from './types.ts'

// A questionnaire with every kind, nested rows, packs chosen inside a row and conditions on every scope.

const body = section('body', {
  title: 'Height and weight',
  pages: [
    page('size', {
      title: 'Your height and weight',
      questions: {
        height: height({ ask: 'How tall are you?', codes: [{ system: 'http://loinc.org', code: '8302-2' }] }),
        weight: weight({
          ask: 'How much do you weigh?',
          codes: [{ system: 'http://loinc.org', code: '29463-7' }],
        }),
        change: yesNo({ ask: 'Has your weight changed lately?', when: atLeast('weight', 100), unsure: true }),
      },
    }),
    page('work', {
      title: 'Your work',
      when: profile.hasAny('covers', ['tpd', 'incomeProtection']),
      questions: {
        duties: shares({
          ask: 'How is your week split?',
          parts: { desk: 'Desk', light: 'Light manual', heavy: 'Heavy manual' },
        }),
        income: money({ ask: 'What did you earn?', unit: 'a year', max: 5_000_000 }),
        entity: choice({
          ask: 'How is your business set up?',
          options: { sole: 'Sole trader', company: { label: 'Company', hint: 'Pty Ltd' } },
          when: all(profile.atLeast('sums.incomeProtection', 8_000), atLeast('income', 100_000)),
        }),
        nextReview: date({ ask: 'When is your next review?', range: 'future', optional: true }),
      },
    }),
  ],
})

const reading = pack('reading', {
  taken: monthYear({ ask: 'When was it taken?' }),
  upper: count({
    ask: 'What was the upper number?',
    unit: 'mmHg',
    min: 60,
    max: 260,
    unsure: true,
    codes: [{ system: 'http://loinc.org', code: '8480-6' }],
  }),
  doctor: yesNo({ ask: 'Has your doctor seen it?', when: atLeast('upper', 160) }),
})

const pressure = pack('pressure', {
  readings: gate({
    ask: 'Do you have any readings?',
    rows: { pack: reading, min: 1, max: 3, name: 'taken' },
  }),
  tablets: text({ ask: 'Which tablets do you take?', when: inRow.is('treated', 'yes') }),
})

const asthma = pack('asthma', {
  attacks: count({ ask: 'How many attacks in the last year?', max: 365 }),
  hospital: yesNo({ ask: 'Did any put you in hospital?', when: atLeast('attacks', 1) }),
  smoke: yesNo({ ask: 'Does smoke set it off?', when: inSection.is('nicotine', 'yes') }),
})

const illness = pack('illness', {
  treated: yesNo({ ask: 'Are you being treated?' }),
  condition: search({
    ask: 'Which condition?',
    list: {
      pressure: { label: 'High blood pressure', also: ['hypertension'], pack: pressure },
      asthma: { label: 'Asthma', pack: asthma },
      other: { label: 'Something else' },
    },
  }),
  more: text({
    ask: 'Tell us more',
    hint: 'Do not include genetic tests',
    lines: 'many',
    when: is('condition', 'other'),
  }),
})

const health = section('health', {
  title: 'Your health',
  needs: ['body'],
  pages: [
    page('smoking', {
      title: 'Smoking',
      questions: {
        nicotine: yesNo({
          ask: 'Have you used nicotine in the last 12 months?',
          why: 'It changes the price.',
        }),
        daily: count({ ask: 'How many a day?', max: 100, when: is('nicotine', 'yes') }),
        cutDown: yesNo({
          ask: 'Have you been advised to cut down?',
          when: any(atLeast('daily', 20), all(profile.is('smoker', 'yes'), not(is('nicotine', 'yes')))),
        }),
      },
    }),
    page('conditions', {
      title: 'Conditions',
      notice: 'Some of these may be hard to answer.',
      questions: {
        ill: gate({
          ask: 'Have you ever had an illness of the heart or lungs?',
          unsure: true,
          help: 'Your doctor can tell you.',
          rows: { pack: illness, min: 1, max: 4, name: 'condition' },
        }),
        mood: gate({
          ask: 'Have you ever been treated for your mood?',
          sensitive: true,
          inline: {
            kinds: many({
              ask: 'What was it?',
              options: { low: 'Low mood', anxious: 'Anxiety', neither: 'Neither of these' },
              none: 'neither',
            }),
            since: monthYear({ ask: 'Since when?', when: any(has('kinds', 'low'), has('kinds', 'anxious')) }),
          },
        }),
        sugar: decimal({
          ask: 'What was your last HbA1c?',
          unit: '%',
          min: 3,
          max: 20,
          when: has('mood.kinds', 'low'),
          optional: true,
        }),
        pregnant: yesNo({
          ask: 'Are you pregnant?',
          when: all(profile.is('sex', 'F'), profile.below('age', 55)),
        }),
        due: date({ ask: 'When are you due?', range: 'any', when: is('pregnant', 'yes') }),
        lightest: weight({
          ask: 'How much did you weigh before?',
          when: is('pregnant', 'yes'),
          optional: true,
        }),
        underweight: yesNo({ ask: 'Was that on purpose?', when: below('lightest', 50) }),
      },
    }),
  ],
})

const income = section('income', {
  title: 'Income while off work',
  when: profile.has('covers', 'incomeProtection'),
  pages: [
    page('leave', {
      title: 'Leave',
      questions: { days: count({ ask: 'How many days of sick leave do you have?', unit: 'days', max: 500 }) },
    }),
  ],
})

/** The fixture's definition. */
export const definition = defineQuestionnaire({
  id: 'fixture',
  version: '1',
  from: '2026-11-21',
  sections: [body, health, income],
})

/** A woman of 34 with life cover and income protection, who does not smoke. */
export const person: Profile = {
  age: 34,
  sex: 'F',
  smoker: false,
  covers: ['life', 'incomeProtection'],
  sums: { life: 600_000, incomeProtection: 6_000 },
  occupationClass: 'AA',
  state: 'QLD',
  owners: ['O'],
  holders: 1,
  today: '2026-11-21',
}
