import { ALL, DISABILITY, refer, rowRule } from '../makeRule.ts'
import { all, below, is, isAny, isUnsure } from '../ruleConditions.ts'
import type { Rule } from '../UnderwritingRules.ts'

const HELD = ['cover.held']
const DECISIONS = ['cover.decisions']
const CLAIMS = ['cover.claims']

/** Rules about other cover, insurers' earlier decisions, and claims. */
export const historyRules: readonly Rule[] = [
  rowRule(
    'held-amount-unsure',
    HELD,
    ALL,
    isUnsure('row:amount', 'row:monthly'),
    refer('phone-call'),
    'Not sure how much cover is held elsewhere',
  ),
  rowRule(
    'past-decision-refused',
    DECISIONS,
    ALL,
    isAny('row:decision', ['declined', 'postponed', 'cancelled']),
    refer('doctor-report'),
    'An insurer said no, postponed or ended cover',
  ),
  rowRule(
    'past-decision-changed',
    DECISIONS,
    ALL,
    isAny('row:decision', ['dearer', 'narrower']),
    refer('phone-call'),
    'An insurer charged more or left something out',
  ),
  rowRule(
    'past-claim-open',
    CLAIMS,
    ALL,
    isAny('row:status', ['paying', 'refused']),
    refer('doctor-report'),
    'A claim that is being paid, being decided or was refused',
  ),
  rowRule(
    'past-claim-recent',
    CLAIMS,
    DISABILITY,
    all(is('row:status', 'finished'), below('months:row:ended', 36)),
    refer('doctor-report'),
    'A claim that ended less than 3 years ago',
  ),
  rowRule(
    'past-claim-end-unsure',
    CLAIMS,
    DISABILITY,
    isUnsure('row:ended'),
    refer('phone-call'),
    'Not sure when a claim ended',
  ),
]
