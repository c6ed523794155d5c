import { gate, has, many, page, profile, section, text } from '../index.ts'
import { notes } from './notes.ts'
import { absence } from './packs/absence.ts'
import { investigation } from './packs/investigation.ts'
import { prescription } from './packs/prescription.ts'

const box = { lines: 'many' } as const

/** Recent events that the earlier sections do not cover. */
export const recent = section('recent', {
  title: 'Your recent health',
  intro: 'Leave out what you’ve already told us about in an earlier section.',
  pages: [
    page('recent', {
      title: 'Your recent health',
      questions: {
        absence: gate({
          ask: 'In the last 5 years, have you been too ill or injured to work or do your usual activities for 5 days or more in a row?',
          hint: 'Leave out what you’ve already told us about, and colds, flu or COVID-19 that you fully recovered from.',
          unsure: true,
          help: 'Your payslips or your employer’s leave records show days off.',
          when: profile.hasAny('covers', ['tpd', 'incomeProtection']),
          rows: { pack: absence, max: 8, name: 'what' },
        }),
        tests: gate({
          ask: 'In the last 3 years, have you had a test or scan, or seen a specialist, that you haven’t told us about yet?',
          hint: 'Leave out routine checks with a normal result, eye tests for glasses, dentists and vaccinations. Do not include genetic tests.',
          unsure: true,
          help: 'My Health Record lists tests and scans. Your clinic can tell you too.',
          rows: { pack: investigation, max: 8, name: 'what' },
        }),
        medicine: gate({
          ask: 'In the last 2 years, has a doctor prescribed medicine that you haven’t told us about yet?',
          hint: 'Leave out contraception, vaccinations and short courses, such as antibiotics, if you got better afterwards.',
          unsure: true,
          help: 'Your pharmacy or My Health Record can list your prescriptions.',
          rows: { pack: prescription, max: 10, name: 'what' },
        }),
        now: many({
          ask: 'Do any of these apply to you now?',
          hint: 'Leave out what you’ve already told us about.',
          options: {
            results: 'I’m waiting for a test result',
            referral: 'I’m waiting to see a specialist, or a test is planned',
            treatment: 'Treatment or an operation is planned or was recommended',
            symptoms: 'I have symptoms that I haven’t seen a doctor about',
            disability: 'I have a disability or need help with daily activities',
            none: 'None of these',
          },
          none: 'none',
        }),
        results: text({
          ask: 'Which test was it, why did you have it, when, and which doctor ordered it?',
          hint: notes.genetics,
          ...box,
          when: has('now', 'results'),
        }),
        referral: text({
          ask: 'Which specialist or test is it, what for, and when?',
          hint: notes.genetics,
          ...box,
          when: has('now', 'referral'),
        }),
        treatment: text({
          ask: 'What’s planned or recommended? What is it for, when, and which doctor?',
          ...box,
          when: has('now', 'treatment'),
        }),
        symptoms: text({
          ask: 'What are your symptoms, and when did they start?',
          hint: 'If it’s sudden or severe, call 000 or see a doctor first.',
          ...box,
          when: has('now', 'symptoms'),
        }),
        disability: text({
          ask: 'What is your disability, when did it start, and what do you need help with?',
          ...box,
          when: has('now', 'disability'),
        }),
      },
    }),
  ],
})
