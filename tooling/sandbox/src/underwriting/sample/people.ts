import { ALL, DISABILITY, refer, rule } from '../makeRule.ts'
import { atLeast, is } from '../ruleConditions.ts'
import type { Rule } from '../UnderwritingRules.ts'

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
  rule(
    'life-medical-limit',
    ['life'],
    atLeast('profile:sums.life', 2_500_000),
    refer('health-check'),
    'Life cover of $2,500,000 or more',
  ),
  rule(
    'tpd-medical-limit',
    ['tpd'],
    atLeast('profile:sums.tpd', 2_000_000),
    refer('health-check'),
    'TPD cover of $2,000,000 or more',
  ),
  rule(
    'critical-illness-medical-limit',
    ['criticalIllness'],
    atLeast('profile:sums.criticalIllness', 1_000_000),
    refer('health-check'),
    'Critical illness cover of $1,000,000 or more',
  ),
  rule(
    'income-protection-medical-limit',
    ['incomeProtection'],
    atLeast('profile:sums.incomeProtection', 12_000),
    refer('health-check'),
    'Income protection of $12,000 a month or more',
  ),
  rule(
    'life-financial-limit',
    ['life'],
    atLeast('derived:totalLife', 5_000_000),
    refer('income-proof'),
    'Life cover of $5,000,000 or more with what is held elsewhere',
  ),
  rule(
    'tpd-financial-limit',
    ['tpd'],
    atLeast('derived:totalTpd', 4_000_000),
    refer('income-proof'),
    'TPD cover of $4,000,000 or more with what is held elsewhere',
  ),
  rule(
    'critical-illness-financial-limit',
    ['criticalIllness'],
    atLeast('derived:totalCriticalIllness', 2_000_000),
    refer('income-proof'),
    'Critical illness cover of $2,000,000 or more with what is held elsewhere',
  ),
  rule(
    'income-protection-financial-limit',
    ['incomeProtection'],
    atLeast('derived:totalIncomeProtection', 20_000),
    refer('income-proof'),
    'Income protection of $20,000 a month or more with what is held elsewhere',
  ),
]
