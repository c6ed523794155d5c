import { choice, is, monthYear, type PackDraft, pack, type SearchEntry, search, text } from '../../index.ts'
import { named } from './named.ts'
import { sensitiveNamed } from './sensitiveNamed.ts'
import { talk } from './talk.ts'

/** Conditions of one body system by their own ids; each names the pack that it opens. */
export type ConditionList = Readonly<Record<string, SearchEntry & { readonly pack: PackDraft }>>

const words = {
  condition: {
    ask: 'What is it called?',
    hint: 'Type a few letters and choose from the list. If it isn’t there, choose “Something else”.',
  },
  started: {
    ask: 'When did you first notice it or find out about it?',
    help: 'The month doesn’t have to be exact. Your clinic’s notes or a letter from that time can help.',
  },
  doctor: {
    ask: 'Which doctor knows most about it?',
    options: {
      usual: 'My usual doctor or clinic',
      other: 'Another doctor, specialist or hospital',
      none: 'I haven’t seen a doctor about it',
    },
  },
  doctorName: {
    ask: 'What is the name of the doctor or hospital, and which suburb is it in?',
    factual: true,
  },
} as const

/** A row of a medical gate: the general questions, with the condition's own pack behind the search list. */
export function medical(id: string, conditions: ConditionList): PackDraft {
  return pack(id, {
    condition: search({
      ...words.condition,
      list: { ...conditions, other: { label: 'Something else', pack: named } },
    }),
    started: monthYear({ ...words.started, unsure: true }),
    doctor: choice(words.doctor),
    doctorName: text({ ...words.doctorName, when: is('doctor', 'other') }),
  })
}

/**
 * A row of a sensitive gate. Who would rather talk is asked nothing more: the other questions depend on that answer, and
 * so does the condition's pack, since nothing below a question that is not asked is asked.
 */
export function sensitiveMedical(
  id: string,
  conditions: ConditionList,
  other: PackDraft = sensitiveNamed,
): PackDraft {
  return pack(id, {
    talk,
    condition: search({
      ...words.condition,
      list: { ...conditions, other: { label: 'Something else', pack: other } },
      sensitive: true,
      when: is('talk', 'here'),
    }),
    started: monthYear({ ...words.started, unsure: true, sensitive: true, when: is('talk', 'here') }),
    doctor: choice({ ...words.doctor, sensitive: true, when: is('talk', 'here') }),
    doctorName: text({ ...words.doctorName, sensitive: true, when: is('doctor', 'other') }),
  })
}
