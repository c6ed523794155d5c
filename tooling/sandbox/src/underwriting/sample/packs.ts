import { ALL, DISABILITY, exclude, ILLNESS, LIVING, load, refer, rowRule } from '../makeRule.ts'
import { all, any, atLeast, below, between, hasAny, is, isAny, isUnsure } from '../ruleConditions.ts'
import type { Effect, Rule, RuleCondition } from '../UnderwritingRules.ts'

type Covers = Rule['covers']
const on =
  (...gates: readonly string[]) =>
  (id: string, covers: Covers, when: RuleCondition, effect: Effect, reason: string): Rule =>
    rowRule(id, gates, covers, when, effect, reason)

const heart = on('illnesses.heart')
const hormones = on('illnesses.hormones')
const lungs = on('illnesses.lungs')
const growths = on('illnesses.growths')
const back = on('joints.back')
const joints = on('joints.joints')
const nerves = on('mind.nerves')
const mental = on('mind.mental')
const women = on('illnesses.women')

/** The condition has continued within the last five years. */
const isRecent = any(
  isAny('chosen:state', ['managed', 'mild']),
  below('months:chosen:last', 60),
  isUnsure('chosen:last'),
)
const type1 = is('row:condition', 'type1Diabetes')
const type2 = is('row:condition', 'type2Diabetes')

const bloodPressure: readonly Rule[] = [
  heart(
    'blood-pressure-raised',
    ALL,
    any(between('chosen:systolic', 145, 160), between('chosen:diastolic', 92, 100)),
    load(50),
    'A latest blood pressure of 145/92 or more',
  ),
  heart(
    'blood-pressure-high',
    ALL,
    any(atLeast('chosen:systolic', 160), atLeast('chosen:diastolic', 100)),
    refer('doctor-report'),
    'A latest blood pressure of 160/100 or more',
  ),
  heart(
    'blood-pressure-unsure',
    ALL,
    isUnsure('chosen:systolic', 'chosen:diastolic'),
    refer('health-check'),
    'Not sure of the latest blood pressure',
  ),
]

const cholesterol: readonly Rule[] = [
  heart(
    'cholesterol-raised',
    ILLNESS,
    between('chosen:total', 7, 8.5),
    load(25),
    'A total cholesterol of 7 to 8.5 mmol/L',
  ),
  heart(
    'cholesterol-high',
    ALL,
    atLeast('chosen:total', 8.5),
    refer('blood-test'),
    'A total cholesterol of 8.5 mmol/L or more',
  ),
  heart(
    'cholesterol-unsure',
    ALL,
    isUnsure('chosen:total'),
    refer('blood-test'),
    'Not sure of the latest cholesterol',
  ),
]

const diabetes: readonly Rule[] = [
  hormones('diabetes-type-1', ALL, type1, refer('doctor-report'), 'Type 1 diabetes'),
  hormones('diabetes-type-2', ['life'], type2, load(75), 'Type 2 diabetes'),
  hormones('diabetes-type-2-living', LIVING, type2, refer('doctor-report'), 'Type 2 diabetes'),
  hormones('hba1c-high', ALL, atLeast('chosen:hba1c', 8), refer('blood-test'), 'An HbA1c of 8 % or more'),
  hormones(
    'hba1c-unsure',
    ALL,
    isUnsure('chosen:hba1c'),
    refer('blood-test'),
    'Not sure of the latest HbA1c',
  ),
  hormones(
    'diabetes-complications',
    ALL,
    hasAny('chosen:complications', ['eyes', 'kidneys', 'nerves', 'heart', 'lows']),
    refer('doctor-report'),
    'Diabetes or raised sugar that has affected other organs',
  ),
]

const thyroid: readonly Rule[] = [
  hormones(
    'thyroid-outside-range',
    ALL,
    isAny('chosen:result', ['outside', 'unsure']),
    refer('blood-test'),
    'A thyroid test that was not normal, or is not known',
  ),
  hormones(
    'thyroid-lump',
    ALL,
    isAny('chosen:lump', ['other', 'unsure']),
    refer('doctor-report'),
    'A lump in the thyroid that was treated or is watched',
  ),
  hormones(
    'thyroid-effects',
    ALL,
    is('chosen:eyes', 'yes'),
    refer('doctor-report'),
    'A thyroid condition that affected eyes or heartbeat',
  ),
]

const asthma: readonly Rule[] = [
  lungs(
    'asthma-attacks',
    ALL,
    atLeast('chosen:attacks', 12),
    load(50),
    '12 or more asthma attacks in a year',
  ),
  lungs(
    'asthma-steroids',
    ALL,
    isAny('chosen:steroids', ['yes', 'unsure']),
    refer('doctor-report'),
    'Steroid tablets for asthma in the last 2 years',
  ),
  lungs(
    'asthma-emergency',
    ALL,
    atLeast('chosen:emergency', 1),
    refer('doctor-report'),
    'Hospital or emergency treatment for asthma',
  ),
  lungs(
    'asthma-days-off',
    DISABILITY,
    atLeast('chosen:daysOff', 20),
    exclude('asthma'),
    '20 or more days off work because of asthma',
  ),
]

const sleepApnoea: readonly Rule[] = [
  lungs(
    'sleep-apnoea-moderate',
    ALL,
    between('chosen:ahi', 15, 30),
    load(50),
    'Sleep apnoea with 15 to 30 pauses an hour',
  ),
  lungs(
    'sleep-apnoea-severe',
    ALL,
    atLeast('chosen:ahi', 30),
    refer('doctor-report'),
    'Sleep apnoea with 30 or more pauses an hour',
  ),
  lungs(
    'sleep-apnoea-unsure',
    ALL,
    isUnsure('chosen:ahi'),
    refer('doctor-report'),
    'Not sure what the sleep study found',
  ),
  lungs(
    'sleep-apnoea-drowsy',
    ALL,
    is('chosen:drowsy', 'yes'),
    refer('doctor-report'),
    'Drowsy by day or while driving',
  ),
]

const skinLesion: readonly Rule[] = [
  growths(
    'skin-melanoma',
    ALL,
    any(is('row:condition', 'melanoma'), is('chosen:histology', 'melanoma')),
    refer('doctor-report'),
    'A melanoma',
  ),
  growths(
    'skin-cancer-common',
    ['criticalIllness'],
    is('chosen:histology', 'common'),
    exclude('a basal cell or squamous cell skin cancer'),
    'A basal cell or squamous cell skin cancer',
  ),
  growths(
    'skin-abnormal',
    ILLNESS,
    is('chosen:histology', 'early'),
    load(25),
    'A skin lesion that was not normal',
  ),
  growths(
    'skin-unsure',
    ALL,
    isUnsure('chosen:histology'),
    refer('doctor-report'),
    'Not sure what the laboratory found',
  ),
  growths(
    'skin-open',
    ALL,
    isAny('chosen:removed', ['watched', 'planned']),
    refer('doctor-report'),
    'A skin lesion that is watched or waits to be removed',
  ),
]

const muscles: readonly Rule[] = [
  back(
    'back-recent',
    DISABILITY,
    isRecent,
    exclude('a condition of the back or neck'),
    'A condition of the back or neck within 5 years',
  ),
  back(
    'back-radiating',
    DISABILITY,
    is('chosen:radiating', 'yes'),
    refer('doctor-report'),
    'Back or neck pain that spread to an arm or leg',
  ),
  back(
    'back-lifting',
    DISABILITY,
    is('chosen:lifting', 'yes'),
    refer('doctor-report'),
    'A back or neck condition that limits lifting',
  ),
  joints(
    'joint-recent',
    DISABILITY,
    isRecent,
    exclude('the joint, bone or muscle that was disclosed'),
    'A condition of a joint, bone or muscle within 5 years',
  ),
  joints(
    'joint-lifting',
    DISABILITY,
    is('chosen:lifting', 'yes'),
    refer('doctor-report'),
    'A joint, bone or muscle that limits lifting',
  ),
]

const migraine: readonly Rule[] = [
  nerves(
    'migraine-often',
    ['incomeProtection'],
    atLeast('chosen:attacks', 12),
    exclude('migraine or headache'),
    '12 or more migraines in a year',
  ),
  nerves(
    'migraine-aura',
    ALL,
    isAny('chosen:aura', ['yes', 'unsure']),
    refer('doctor-report'),
    'Migraine that may come with an aura',
  ),
  nerves(
    'migraine-finding',
    ALL,
    is('chosen:scan', 'other'),
    refer('doctor-report'),
    'A brain scan that found something',
  ),
  nerves(
    'migraine-days-off',
    DISABILITY,
    atLeast('chosen:daysOff', 10),
    refer('doctor-report'),
    '10 or more days off work a year because of migraine',
  ),
]

const mentalHealth: readonly Rule[] = [
  mental(
    'mental-recent',
    DISABILITY,
    isRecent,
    exclude('a mental health condition'),
    'A mental health condition within 5 years',
  ),
  mental(
    'mental-hospital',
    ALL,
    hasAny('chosen:care', ['hospital']),
    refer('doctor-report'),
    'A hospital stay or crisis care for mental health',
  ),
  mental(
    'mental-repeated',
    ALL,
    atLeast('chosen:episodes', 3),
    refer('doctor-report'),
    'A mental health condition three or more times',
  ),
  mental('mental-harm', ALL, is('chosen:selfHarm', 'harmed'), refer('doctor-report'), 'Self-harm'),
  mental(
    'mental-thoughts',
    ALL,
    isAny('chosen:selfHarm', ['thoughts', 'talk']),
    refer('phone-call'),
    'Thoughts of self-harm, or would rather talk about it',
  ),
]

const pregnancy: readonly Rule[] = [
  women(
    'pregnancy-complication',
    ALL,
    is('chosen:complications', 'yes'),
    refer('doctor-report'),
    'A problem in a pregnancy',
  ),
  women(
    'pregnancy-now',
    DISABILITY,
    all(is('row:condition', 'pregnantNow'), isUnsure('chosen:due')),
    refer('phone-call'),
    'Pregnant, and not sure when the baby is due',
  ),
]

/** Rules about the packs of conditions, which have detailed questions. */
export const packRules: readonly Rule[] = [
  ...bloodPressure,
  ...cholesterol,
  ...diabetes,
  ...thyroid,
  ...asthma,
  ...sleepApnoea,
  ...skinLesion,
  ...muscles,
  ...migraine,
  ...mentalHealth,
  ...pregnancy,
]
