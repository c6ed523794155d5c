import {
  all,
  any,
  choice,
  count,
  gate,
  has,
  is,
  many,
  money,
  monthYear,
  not,
  page,
  profile,
  section,
  shares,
  text,
} from '../index.ts'

const income = profile.has('covers', 'incomeProtection')

/** Work beyond the occupation and earnings of the quote, for covers that pay for an inability to work. */
export const occupation = section('occupation', {
  title: 'Your work',
  intro: 'We already have your occupation and earnings from your quote.',
  when: all(profile.hasAny('covers', ['tpd', 'incomeProtection']), not(profile.is('occupationClass', 'H'))),
  pages: [
    page('work', {
      title: 'Your work',
      questions: {
        industry: text({
          ask: 'Which industry do you work in?',
          factual: true,
          hint: 'For example building, retail or health care.',
        }),
        duties: shares({
          ask: 'How do you spend your working time?',
          hint: 'Give percentages that add up to 100.',
          why: 'Two people with the same job title can do very different work.',
          parts: {
            desk: 'Desk work and meetings',
            supervise: 'Supervising others on site',
            light: 'Light manual work',
            heavy: 'Heavy manual work',
          },
        }),
        hours: count({
          ask: 'How many hours do you work in a usual week?',
          hint: 'In this job, including overtime.',
          unit: 'hours',
          max: 112,
        }),
        since: monthYear({ ask: 'When did you start in this job?' }),
        qualifications: text({
          ask: 'What trade certificates, degrees or licences do you have for it?',
          factual: true,
          hint: 'Leave this blank if you have none.',
          optional: true,
        }),
        situation: many({
          ask: 'Do any of these apply to your work?',
          options: {
            own: 'I work for myself, alone or with partners',
            second: 'I have a second job',
            change: 'I plan to change my job or duties in the next 12 months',
            leave: 'I’m on leave for 3 months or more, or plan to be',
            none: 'None of these',
          },
          none: 'none',
        }),
        entity: choice({
          ask: 'How is your business set up?',
          options: {
            sole: 'Sole trader',
            partnership: 'Partnership',
            company: 'Company',
            trust: 'Trust',
          },
          when: has('situation', 'own'),
        }),
        employees: count({
          ask: 'How many people does it employ, apart from you?',
          unit: 'people',
          when: has('situation', 'own'),
        }),
        lastYear: money({
          ask: 'What was your share of its income in the last financial year, after business expenses and before tax?',
          hint: 'Enter 0 if it made a loss.',
          unit: 'a year',
          unsure: true,
          help: 'It’s in your tax return, or your accountant can tell you.',
          when: all(income, has('situation', 'own')),
        }),
        yearBefore: money({
          ask: 'What was your share of its income in the financial year before that?',
          hint: 'Enter 0 if it made a loss or hadn’t started.',
          unit: 'a year',
          unsure: true,
          help: 'It’s in your tax return, or your accountant can tell you.',
          when: all(income, has('situation', 'own')),
        }),
        secondJob: text({
          ask: 'What is your second job?',
          factual: true,
          hint: 'Say what you do in it.',
          when: has('situation', 'second'),
        }),
        secondHours: count({
          ask: 'How many hours a week do you work in it?',
          unit: 'hours',
          min: 1,
          max: 112,
          when: has('situation', 'second'),
        }),
        changes: text({
          ask: 'What are you planning, and when?',
          hint: 'If you’re changing jobs, tell us the new job or duties. If you’re taking leave, tell us why and for how long.',
          lines: 'many',
          when: any(has('situation', 'change'), has('situation', 'leave')),
        }),
        bankruptcy: gate({
          ask: 'Have you ever been bankrupt, or has a business of yours been put into administration or wound up because of debts?',
          sensitive: true,
          when: income,
          inline: {
            started: monthYear({ ask: 'When did it start?', sensitive: true }),
            discharged: choice({
              ask: 'Is it over?',
              options: { yes: 'Yes, it’s over', no: 'No, not yet' },
              sensitive: true,
            }),
            ended: monthYear({
              ask: 'When did it end?',
              hint: 'For a bankruptcy, the date you were discharged.',
              unsure: true,
              help: 'The Australian Financial Security Authority (AFSA) can tell you.',
              sensitive: true,
              when: is('discharged', 'yes'),
            }),
            cause: text({ ask: 'What led to it?', lines: 'many', sensitive: true }),
          },
        }),
      },
    }),
  ],
})
