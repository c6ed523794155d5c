import { choice, date, gate, is, page, section, text } from '../index.ts'
import { journey } from './packs/journey.ts'
import { livedAbroad } from './packs/livedAbroad.ts'

/** Residency and travel. No answer here excludes an applicant. */
export const residency = section('residency', {
  title: 'Residency and travel',
  pages: [
    page('residency', {
      title: 'Residency and travel',
      questions: {
        status: choice({
          ask: 'What is your residency status?',
          hint: 'Whatever you answer, you can keep applying. If you’re on a visa, an insurer may ask for more.',
          options: {
            citizen: 'Australian citizen',
            permanent: 'Permanent resident',
            newZealand: 'New Zealand citizen living in Australia',
            visa: 'I have another visa, or have applied for one',
            abroad: 'I live outside Australia',
          },
        }),
        visa: text({
          ask: 'Which visa is it?',
          factual: true,
          hint: 'Its name or its subclass number, such as 482. If you’ve applied for permanent residency, say so.',
          when: is('status', 'visa'),
        }),
        visaEnds: date({
          ask: 'When does the visa end?',
          range: 'any',
          unsure: true,
          help: 'The visa letter has the date. You can also look it up in VEVO on immi.homeaffairs.gov.au.',
          when: is('status', 'visa'),
        }),
        home: text({
          ask: 'In which country do you live, and when will you move to Australia?',
          factual: true,
          when: is('status', 'abroad'),
        }),
        lived: gate({
          ask: 'In the last 5 years, have you lived outside Australia for 3 months or more in a row?',
          rows: { pack: livedAbroad, max: 10, name: 'country' },
        }),
        travel: gate({
          ask: 'In the next 2 years, do you plan to live or work overseas, or to go somewhere with a high travel warning?',
          hint: 'High means level 3 or 4 on smartraveller.gov.au. Ordinary holidays elsewhere don’t count.',
          unsure: true,
          help: 'Look the place up on smartraveller.gov.au. If your plans are still open, choose what is most likely.',
          rows: { pack: journey, max: 10, name: 'country' },
        }),
      },
    }),
  ],
})
