import { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'
import { expect, test } from 'vitest'
import { checkRules } from './checkRules.ts'
import { ALL, load, refer, rowRule, rule } from './makeRule.ts'
import { atLeast, below, hasAny, is } from './ruleConditions.ts'
import { sampleRules } from './sample/sampleRules.ts'
import type { Rule } from './UnderwritingRules.ts'

const faultsOf = (...rules: readonly Rule[]) =>
  checkRules({ ...sampleRules, rules: [...sampleRules.rules, ...rules] }, personalQuestionnaire).map(
    ({ where, code }) => [where, code],
  )

test('the sample rules read what is there, and each gate has a rule or is named without effect', () => {
  expect(checkRules(sampleRules, personalQuestionnaire)).toEqual([])
})

test.each<[string, Rule]>([
  ['no-answer', rule('x', ALL, is('answer:habits.tea', 'yes'), load(1), 'X')],
  ['no-answer', rule('x', ALL, is('answer:illnesses.heart.condition', 'stroke'), load(1), 'X')],
  ['no-answer', rowRule('x', ['illnesses.heart'], ALL, is('row:colour', 'red'), load(1), 'X')],
  ['no-answer', rowRule('x', ['illnesses.heart'], ALL, is('chosen:attacks', 'red'), load(1), 'X')],
  ['no-gate', rowRule('x', ['habits.alcohol'], ALL, is('answer:habits.alcohol', 'yes'), load(1), 'X')],
  ['unknown-value', rule('x', ALL, is('answer:residency.status', 'martian'), load(1), 'X')],
  ['unknown-value', rule('x', ALL, is('answer:habits.alcohol', 'unsure'), load(1), 'X')],
  ['unknown-value', rowRule('x', ['illnesses.lungs'], ALL, hasAny('chosen:care', ['luck']), load(1), 'X')],
  ['wrong-kind', rule('x', ALL, is('answer:doctors.reason', 'Nothing'), load(1), 'X')],
  ['wrong-kind', rule('x', ALL, atLeast('answer:residency.status', 1), load(1), 'X')],
  ['wrong-kind', rule('x', ALL, below('months:answer:residency.status', 1), load(1), 'X')],
  ['not-monotone', rule('x', ALL, below('derived:heartRelatives', 1), load(1), 'X')],
  ['not-monotone', rule('x', ALL, { op: 'not', of: is('answer:habits.alcohol', 'yes') }, load(1), 'X')],
  ['missing-words', rule('x', ALL, is('answer:habits.alcohol', 'yes'), refer('phone-call'), ' ')],
])('%s is found', (code, planted) => {
  expect(faultsOf(planted)).toEqual([['x', code]])
})

test('two rules of one name, and gates without a rule or wrongly named are found', () => {
  const [first] = sampleRules.rules
  if (!first) throw new Error('There are no rules')
  expect(faultsOf(first)).toEqual([[first.id, 'duplicate-id']])
  const named = { ...sampleRules, noEffect: ['doctors.usual', 'habits.alcohol', 'habits.tea'] }
  expect(checkRules(named, personalQuestionnaire).map(({ where, code }) => [where, code])).toEqual([
    ['habits.tea', 'no-gate'],
    ['residency.lived', 'gate-without-rule'],
    ['habits.alcohol', 'gate-with-rule'],
  ])
})

test('a rule about the quote may say not', () => {
  const smoker = rule('x', ALL, { op: 'not', of: is('profile:smoker', 'no') }, load(1), 'X')
  expect(faultsOf(smoker)).toEqual([])
})
