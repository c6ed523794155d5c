import { choice, count, gate, is, monthYear, page, section, text } from '../index.ts'

/** The visitor's doctors, and the consent for an insurer to contact them. */
export const doctors = section('doctors', {
  title: 'Your doctors',
  pages: [
    page('doctors', {
      title: 'Your doctors',
      questions: {
        usual: gate({
          ask: 'Do you have a usual doctor or clinic?',
          inline: {
            name: text({ ask: 'What is the name of the doctor or clinic?', factual: true }),
            suburb: text({ ask: 'Which suburb or town is it in?', factual: true }),
            years: count({
              ask: 'How many years have you been going there?',
              hint: 'Enter 0 if it’s less than one.',
              unit: 'years',
              max: 75,
            }),
          },
        }),
        before: text({
          ask: 'Where did you last see a doctor?',
          factual: true,
          hint: 'Name of the clinic and suburb. Write “none” if you haven’t seen one in Australia.',
          when: is('usual', 'no'),
        }),
        visit: monthYear({
          ask: 'When did you last see a doctor?',
          unsure: true,
          help: 'Look in your clinic’s app, or for a text message about the appointment. A rough month is fine.',
        }),
        reason: text({
          ask: 'What was it for, and what was the outcome?',
          hint: 'For example “yearly check-up, all well”. Do not include genetic tests.',
        }),
        specialists: text({
          ask: 'Which specialists have you seen in the last 5 years?',
          hint: 'Name, suburb and what for. Leave this blank if there are none, or if you’ve named them already.',
          lines: 'many',
          optional: true,
        }),
        reports: choice({
          ask: 'If an insurer needs a report, what should it do?',
          hint: 'You’ll give or refuse permission later, before anyone contacts your doctor.',
          options: {
            direct: 'Ask my doctor directly',
            copy: 'Ask my doctor, and send me a copy',
            first: 'Get in touch with me first',
          },
        }),
      },
    }),
  ],
})
