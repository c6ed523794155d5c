import { ALL, DISABILITY, exclude, LIVING, refer, rowRule } from '../makeRule.ts'
import { all, any, atLeast, is, isAny } from '../ruleConditions.ts'
import type { Effect, Rule, RuleCondition } from '../UnderwritingRules.ts'

const pastime = (id: string, when: RuleCondition, effect: Effect, reason: string, covers = ALL): Rule =>
  rowRule(`pastime-${id}`, ['pastimes.activities'], covers, when, effect, reason)
const activity = (...names: readonly string[]) => isAny('row:activity', names)
const competes = isAny('row:level', ['contest', 'paid'])

/** Rules about pastimes. */
export const pastimeRules: readonly Rule[] = [
  pastime(
    'flying',
    activity('flying'),
    exclude('flying other than as a passenger'),
    'Flying other than as a passenger',
  ),
  pastime(
    'diving-deep',
    all(activity('diving'), any(atLeast('row:depth', 40), is('row:solo', 'yes'))),
    exclude('diving deeper than 40 metres or alone'),
    'Diving deeper than 40 metres or alone',
  ),
  pastime('motor', activity('motor'), exclude('motor sport'), 'Motor sport'),
  pastime(
    'climbing-high',
    all(activity('climbing'), atLeast('row:height', 6_000)),
    refer('more-questions'),
    'Climbing at 6,000 metres or higher',
  ),
  pastime('climbing', activity('climbing'), exclude('climbing'), 'Climbing', LIVING),
  pastime('caving', activity('caving'), exclude('caving'), 'Caving', LIVING),
  pastime(
    'air',
    activity('air'),
    exclude('parachuting, hang-gliding, paragliding or base jumping'),
    'Parachuting, gliding or base jumping',
  ),
  pastime(
    'martial-paid',
    all(activity('martial', 'football', 'horses'), is('row:level', 'paid')),
    refer('more-questions'),
    'A contact or horse sport for money',
  ),
  pastime(
    'contact-sport',
    all(activity('martial', 'football', 'horses'), competes),
    exclude('martial arts, football or horse sport in competitions'),
    'A contact or horse sport in competitions',
    DISABILITY,
  ),
  pastime(
    'sailing-far',
    all(activity('sailing'), atLeast('row:distance', 100)),
    refer('more-questions'),
    'Sailing 100 km or more from the coast',
  ),
  pastime('other', activity('other'), refer('more-questions'), 'A pastime that is not in the list'),
]
