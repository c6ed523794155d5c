import { ALL, DISABILITY, load, refer, rule } from '../makeRule.ts'
import { atLeast, hasAny, is, isUnsure } from '../ruleConditions.ts'
import type { Rule } from '../UnderwritingRules.ts'

const IP = ['incomeProtection'] as const
const hazard = (name: string) => hasAny('answer:pastimes.hazards', [name])

/** Rules about work, its risks and money. */
export const workRules: readonly Rule[] = [
  rule(
    'work-hours-long',
    DISABILITY,
    atLeast('answer:occupation.hours', 71),
    refer('phone-call'),
    'More than 70 hours of work a week',
  ),
  rule(
    'work-changing',
    DISABILITY,
    hasAny('answer:occupation.situation', ['change', 'leave']),
    refer('phone-call'),
    'A change of duties or a long leave is planned',
  ),
  rule(
    'income-unsure',
    IP,
    isUnsure('answer:occupation.lastYear', 'answer:occupation.yearBefore'),
    refer('income-proof'),
    'Not sure of the income of the business',
  ),
  rule(
    'bankruptcy-open',
    IP,
    is('answer:occupation.bankruptcy.discharged', 'no'),
    refer('income-proof'),
    'A bankruptcy or administration that is not over',
  ),
  rule(
    'workers-compensation',
    DISABILITY,
    hasAny('answer:incomeProtection.offWork', ['workersComp']),
    refer('doctor-report'),
    'Workers compensation is being paid now',
  ),
  rule(
    'work-heights',
    DISABILITY,
    atLeast('answer:pastimes.heightsMetres', 20),
    load(25),
    'Work at 20 metres or higher',
  ),
  rule('work-underground', DISABILITY, hazard('underground'), load(50), 'Work underground'),
  rule('work-explosives', ALL, hazard('explosives'), refer('more-questions'), 'Work with explosives'),
  rule('work-electricity', DISABILITY, hazard('electricity'), load(25), 'Work near high voltage'),
  rule('work-diving', ALL, hazard('diving'), refer('more-questions'), 'Diving for work'),
  rule('work-firearms', ALL, hazard('firearms'), refer('more-questions'), 'Carrying a firearm for work'),
  rule('work-offshore', ALL, hazard('offshore'), load(50), 'Work offshore'),
  rule('work-remote', DISABILITY, hazard('remote'), load(25), 'Remote or fly-in fly-out work'),
  rule(
    'work-driving',
    DISABILITY,
    atLeast('answer:pastimes.drivingDistance', 2_000),
    load(25),
    'Driving 2,000 km or more a week for work',
  ),
]
