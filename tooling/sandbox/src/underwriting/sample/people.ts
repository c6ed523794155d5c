import { COVER_KINDS, formatMoney } from '@coverkit/core'
import { totalOf } from '../derivedFacts.ts'
import { ALL, DISABILITY, refer, rule } from '../makeRule.ts'
import { atLeast, is } from '../ruleConditions.ts'
import type { Rule } from '../UnderwritingRules.ts'
import { UNDERWRITTEN_COVERS } from '../underwrittenCovers.ts'

/** Rules about age, occupation, and sums above which an insurer requests more evidence. */
export const peopleRules: readonly Rule[] = [
  rule('age-over-60', ALL, atLeast('profile:age', 61), refer('health-check'), 'Older than 60'),
  rule(
    'occupation-hazardous',
    DISABILITY,
    is('profile:occupationClass', 'D'),
    refer('more-questions'),
    'An occupation of class D, whose duties a person has to see',
  ),
  rule(
    'occupation-excluded',
    ['tpd'],
    atLeast('derived:withoutClass', 1),
    refer('more-questions'),
    'An occupation that the offer has no class for',
  ),
  ...COVER_KINDS.map((kind) => {
    const { id, medical, words } = UNDERWRITTEN_COVERS[kind]
    return rule(
      `${id}-medical-limit`,
      [kind],
      atLeast(`profile:sums.${kind}`, medical),
      refer('health-check'),
      words(formatMoney(medical)),
    )
  }),
  ...COVER_KINDS.map((kind) => {
    const { id, financial, words } = UNDERWRITTEN_COVERS[kind]
    return rule(
      `${id}-financial-limit`,
      [kind],
      atLeast(`derived:${totalOf(kind)}`, financial),
      refer('income-proof'),
      `${words(formatMoney(financial))} with what is held elsewhere`,
    )
  }),
]
