import { COVER_KINDS } from '@coverkit/core'
import {
  all,
  type Definition,
  defineQuestionnaire,
  evaluate,
  gate,
  is,
  monthYear,
  not,
  type Profile,
  pack,
  page,
  section,
  yesNo,
} from '@coverkit/core/questionnaire'
import { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'
import { answeredInFull } from '@coverkit/core/testing'
import { type Figure, median } from '../figures.ts'
import { boundOf } from '../targets.ts'

const RUNS = 41
const AT_ONCE = 50

const profile: Profile = {
  age: 40,
  sex: 'F',
  smoker: false,
  covers: COVER_KINDS,
  sums: Object.fromEntries(COVER_KINDS.map((kind) => [kind, 300_000])),
  occupationClass: 'AAA',
  state: 'NSW',
  owners: ['O'],
  holders: 1,
  today: '2026-11-23',
}

/** Returns the size of a questionnaire's visit. */
function sizeOf(definition: Definition, answers: Parameters<typeof evaluate>[2]) {
  const { asked, open, pages } = evaluate(definition, profile, answers)
  if (open.length > 0) throw new Error(`${open.length} questions are open.`)
  return { questions: asked.length, rows: pages.flatMap(({ rows }) => rows).length, pages: pages.length }
}

/** Ten sections of 40 questions each: a gate with five rows, and questions that hang on the one before. */
function largeQuestionnaire(): Definition {
  const treatment = pack('treatment', {
    started: monthYear({ ask: 'When?' }),
    treated: yesNo({ ask: 'Treated?' }),
    better: yesNo({ ask: 'Better?', when: is('treated', 'no') }),
    again: yesNo({ ask: 'Again?', when: not(is('treated', 'yes')) }),
    off: yesNo({ ask: 'Off work?', when: all(is('treated', 'no'), is('again', 'no')) }),
  })
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  return defineQuestionnaire({
    id: 'large',
    version: '1',
    from: '2026-11-23',
    sections: ids.map((id) =>
      section(id, {
        title: id,
        pages: [
          page('p', {
            title: id,
            questions: {
              ill: gate({ ask: 'Ill?', rows: { pack: treatment, min: 5, max: 5, name: 'started' } }),
              q1: yesNo({ ask: 'Q1?' }),
              q2: yesNo({ ask: 'Q2?', when: not(is('q1', 'yes')) }),
              q3: yesNo({ ask: 'Q3?', when: not(is('q2', 'yes')) }),
              q4: yesNo({ ask: 'Q4?', when: not(is('q3', 'yes')) }),
              q5: yesNo({ ask: 'Q5?', when: not(is('q4', 'yes')) }),
              q6: yesNo({ ask: 'Q6?', when: not(is('q5', 'yes')) }),
              q7: yesNo({ ask: 'Q7?', when: not(is('q6', 'yes')) }),
              q8: yesNo({ ask: 'Q8?', when: not(is('q7', 'yes')) }),
              q9: yesNo({ ask: 'Q9?', when: not(is('q8', 'yes')) }),
              q10: yesNo({ ask: 'Q10?', when: not(is('q9', 'yes')) }),
              q11: yesNo({ ask: 'Q11?', when: not(is('q10', 'yes')) }),
              q12: yesNo({ ask: 'Q12?', when: not(is('q11', 'yes')) }),
              q13: yesNo({ ask: 'Q13?', when: not(is('q12', 'yes')) }),
              q14: yesNo({ ask: 'Q14?', when: not(is('q13', 'yes')) }),
            },
          }),
        ],
      }),
    ),
  })
}

/** Milliseconds on the processor for one evaluation, which other processes of a busy machine do not lengthen. */
function millisecondsOf(definition: Definition, answers: Parameters<typeof evaluate>[2]): number {
  let open = 0
  const once = () => {
    const before = process.cpuUsage()
    for (let index = 0; index < AT_ONCE; index += 1)
      open += evaluate(definition, profile, answers).open.length
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / AT_ONCE
  }
  for (let warming = 0; warming < 5; warming += 1) once()
  const all = Array.from({ length: RUNS }, once)
  if (open > 0) throw new Error('Something is open.')
  return median(all)
}

/** One evaluation of a large questionnaire, and of the personal one with every page answered. */
export function measureQuestionnaire(): readonly Figure[] {
  const large = largeQuestionnaire()
  const many = answeredInFull(large, profile, (question) => {
    if (question.kind === 'gate') return 'yes'
    return question.kind === 'monthYear' ? '2020-01' : 'no'
  })
  const plain = answeredInFull(personalQuestionnaire, profile)
  const size = sizeOf(large, many)
  const pages = sizeOf(personalQuestionnaire, plain).pages
  const from = `median of ${RUNS} batches of ${AT_ONCE}, processor time`
  return [
    {
      name: `Questionnaire of ${size.questions} questions and ${size.rows} rows evaluated`,
      value: millisecondsOf(large, many),
      unit: 'ms',
      target: boundOf('questionnaire'),
      from,
    },
    {
      name: `${pages} pages of answers validated`,
      value: millisecondsOf(personalQuestionnaire, plain),
      unit: 'ms',
      target: boundOf('questionnaire'),
      from,
    },
  ]
}
