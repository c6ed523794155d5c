import type { Key, Profile, Value } from '@coverkit/core/questionnaire'
import { employee } from './visit.ts'

/** Answers other than "no" and "none" that make one rule apply and no other. */
export interface Example {
  readonly rule: string
  readonly profile?: Partial<Profile>
  readonly chosen?: Readonly<Record<Key, Value>>
}

const woman: Partial<Profile> = { sex: 'F', age: 33 }
const older: Partial<Profile> = { sex: 'F', age: 58 }
const lifeOnly: Partial<Profile> = { covers: ['life'], sums: { life: 1_000_000 } }
const sums = employee.sums

/** Makes a row of a gate from answers by their names below the gate. */
const row = (gate: string, answers: Readonly<Record<string, Value>>): Readonly<Record<Key, Value>> => ({
  [gate]: 'yes',
  ...Object.fromEntries(Object.entries(answers).map(([name, value]) => [`${gate}.${name}#r1`, value])),
})
/** Makes a row about a condition from answers of its pack. */
const condition = (gate: string, name: string, answers: Readonly<Record<string, Value>> = {}) =>
  row(gate, {
    condition: name,
    ...Object.fromEntries(Object.entries(answers).map(([own, value]) => [`condition.${name}.${own}`, value])),
  })
const kg = (value: number): Value => ({ value, unit: 'kg', entered: [String(value)] })
const hazard = (name: string, answers: Readonly<Record<Key, Value>> = {}) => ({
  'pastimes.hazards': [name],
  ...answers,
})
const activity = (name: string, answers: Readonly<Record<string, Value>> = {}) =>
  row('pastimes.activities', { activity: name, ...answers })
const held = (kind: string, answers: Readonly<Record<string, Value>>) =>
  row('cover.held', { kind, plan: 'retain', ...answers })
const drug = (answers: Readonly<Record<string, Value>>) =>
  row('habits.drugs', { drug: 'cannabis', last: '2010-01', ...answers })
const reading = { systolic: 120, diastolic: 80 }
const steady = { state: 'over', last: '2015-03' }
const sugar = { hba1c: 5.5, complications: ['none'] }

const history: readonly Example[] = [
  { rule: 'held-amount-unsure', chosen: held('tpd', { amount: 'unsure' }) },
  { rule: 'past-decision-refused', chosen: row('cover.decisions', { decision: 'postponed' }) },
  { rule: 'past-decision-changed', chosen: row('cover.decisions', { decision: 'dearer' }) },
  { rule: 'past-claim-open', chosen: row('cover.claims', { status: 'paying' }) },
  { rule: 'past-claim-recent', chosen: row('cover.claims', { status: 'finished', ended: '2025-01' }) },
  { rule: 'past-claim-end-unsure', chosen: row('cover.claims', { status: 'finished', ended: 'unsure' }) },
]

const people: readonly Example[] = [
  { rule: 'age-over-60', profile: { age: 61 } },
  { rule: 'occupation-hazardous', profile: { occupationClass: 'D' } },
  { rule: 'occupation-excluded', profile: { occupationClass: null } },
  { rule: 'life-medical-limit', profile: { sums: { ...sums, life: 2_500_000 } } },
  { rule: 'tpd-medical-limit', profile: { sums: { ...sums, tpd: 2_000_000 } } },
  { rule: 'critical-illness-medical-limit', profile: { sums: { ...sums, criticalIllness: 1_000_000 } } },
  { rule: 'income-protection-medical-limit', profile: { sums: { ...sums, incomeProtection: 12_000 } } },
  { rule: 'life-financial-limit', chosen: held('life', { amount: 4_000_000 }) },
  { rule: 'tpd-financial-limit', chosen: held('tpd', { amount: 3_200_000 }) },
  { rule: 'critical-illness-financial-limit', chosen: held('criticalIllness', { amount: 1_700_000 }) },
  { rule: 'income-protection-financial-limit', chosen: held('incomeProtection', { monthly: 14_000 }) },
]

const work: readonly Example[] = [
  { rule: 'work-hours-long', chosen: { 'occupation.hours': 71 } },
  { rule: 'work-changing', chosen: { 'occupation.situation': ['change'] } },
  { rule: 'income-unsure', chosen: { 'occupation.situation': ['own'], 'occupation.lastYear': 'unsure' } },
  {
    rule: 'bankruptcy-open',
    chosen: { 'occupation.bankruptcy': 'yes', 'occupation.bankruptcy.discharged': 'no' },
  },
  { rule: 'workers-compensation', chosen: { 'incomeProtection.offWork': ['workersComp'] } },
  { rule: 'work-heights', chosen: hazard('heights', { 'pastimes.heightsMetres': 20 }) },
  { rule: 'work-underground', chosen: hazard('underground') },
  { rule: 'work-explosives', chosen: hazard('explosives') },
  { rule: 'work-electricity', chosen: hazard('electricity') },
  { rule: 'work-diving', chosen: hazard('diving') },
  { rule: 'work-firearms', chosen: hazard('firearms') },
  { rule: 'work-offshore', chosen: hazard('offshore') },
  { rule: 'work-remote', chosen: hazard('remote') },
  { rule: 'work-driving', chosen: hazard('driving', { 'pastimes.drivingDistance': 2_000 }) },
]

const pastimes: readonly Example[] = [
  { rule: 'pastime-flying', chosen: activity('flying') },
  { rule: 'pastime-diving-deep', chosen: activity('diving', { depth: 40 }) },
  { rule: 'pastime-motor', chosen: activity('motor') },
  { rule: 'pastime-climbing-high', profile: lifeOnly, chosen: activity('climbing', { height: 6_000 }) },
  { rule: 'pastime-climbing', chosen: activity('climbing', { height: 30 }) },
  { rule: 'pastime-caving', chosen: activity('caving') },
  { rule: 'pastime-air', chosen: activity('air') },
  { rule: 'pastime-martial-paid', profile: lifeOnly, chosen: activity('martial', { level: 'paid' }) },
  { rule: 'pastime-contact-sport', chosen: activity('football', { level: 'contest' }) },
  { rule: 'pastime-sailing-far', chosen: activity('sailing', { distance: 100 }) },
  { rule: 'pastime-other', chosen: activity('other') },
]

const lifestyle: readonly Example[] = [
  { rule: 'bmi-low', chosen: { 'body.weight': kg(51) } },
  { rule: 'bmi-raised', chosen: { 'body.weight': kg(98) } },
  { rule: 'bmi-high', chosen: { 'body.weight': kg(112) } },
  { rule: 'bmi-very-high', chosen: { 'body.weight': kg(123) } },
  {
    rule: 'weight-loss-unintended',
    chosen: { 'body.change': 'yes', 'body.change.direction': 'loss', 'body.change.intended': 'no' },
  },
  { rule: 'nicotine-heavy', profile: { smoker: true }, chosen: { 'habits.daily': 30 } },
  { rule: 'nicotine-contradiction', chosen: { 'habits.smoked': 'yes', 'habits.smoked.stopped': '2025-12' } },
  { rule: 'alcohol-raised', chosen: { 'habits.alcohol': 'yes', 'habits.alcohol.beer': 21 } },
  {
    rule: 'alcohol-high',
    chosen: { 'habits.alcohol': 'yes', 'habits.alcohol.beer': 20, 'habits.alcohol.wine': 15 },
  },
  {
    rule: 'alcohol-treated',
    chosen: { 'habits.advised': 'yes', 'habits.advised.what': ['counselling'], 'habits.advised.now': 'none' },
  },
  {
    rule: 'alcohol-unchanged',
    chosen: { 'habits.advised': 'yes', 'habits.advised.what': ['advice'], 'habits.advised.now': 'same' },
  },
  { rule: 'drugs-talk', chosen: row('habits.drugs', { talk: 'talk' }) },
  { rule: 'cannabis-often', chosen: drug({ frequency: 'weekly' }) },
  { rule: 'drugs-recent', chosen: drug({ drug: 'cocaine', last: '2024-01' }) },
  { rule: 'drugs-when-unsure', chosen: drug({ last: 'unsure' }) },
  { rule: 'drugs-injected', chosen: drug({ drug: 'opioid', injected: 'yes' }) },
  { rule: 'drugs-treated', chosen: drug({ treated: 'yes' }) },
  { rule: 'residency-visa', chosen: { 'residency.status': 'visa' } },
  { rule: 'residency-abroad', chosen: { 'residency.status': 'abroad' } },
  { rule: 'travel-warning', chosen: row('residency.travel', { warning: 'yes' }) },
  { rule: 'travel-long', chosen: row('residency.travel', { weeks: 27 }) },
  { rule: 'travel-open', chosen: row('residency.travel', { weeks: 'unsure' }) },
]

const SERIOUS: Readonly<Record<string, readonly [name: string, profile?: Partial<Profile>]>> = {
  'illnesses.heart': ['stroke'],
  'illnesses.hormones': ['adrenal'],
  'illnesses.lungs': ['copd'],
  'illnesses.growths': ['lymphoma'],
  'illnesses.blood': ['lupus'],
  'illnesses.digestion': ['crohns'],
  'illnesses.kidneys': ['kidneyDisease'],
  'illnesses.women': ['cervicalTest', woman],
  'illnesses.womenLater': ['breastChange', older],
  'illnesses.men': ['raisedPsa'],
  'illnesses.senses': ['glaucoma'],
  'illnesses.infections': ['hepatitisB'],
  'joints.back': ['ankylosing'],
  'joints.joints': ['gout'],
  'mind.nerves': ['epilepsy'],
  'mind.mental': ['bipolar'],
}
const UNSURE = [
  'cover.held',
  'cover.decisions',
  'body.change',
  'residency.travel',
  'recent.absence',
  'recent.tests',
  'recent.medicine',
]

const gates: readonly Example[] = [
  ...Object.entries(SERIOUS).flatMap(([gate, [name, profile = {}]]): Example[] => [
    { rule: `unsure-${gate}`, profile, chosen: { [gate]: 'unsure' } },
    { rule: `serious-${gate}`, profile, chosen: condition(gate, name, steady) },
  ]),
  ...UNSURE.map((gate): Example => ({ rule: `unsure-${gate}`, chosen: { [gate]: 'unsure' } })),
  { rule: 'condition-unlisted', chosen: condition('illnesses.digestion', 'other', steady) },
  { rule: 'condition-limiting', chosen: condition('illnesses.digestion', 'reflux', { state: 'limiting' }) },
  { rule: 'condition-talk', chosen: row('mind.mental', { talk: 'talk' }) },
]

const heart = (name: string, answers: Readonly<Record<string, Value>>) =>
  condition('illnesses.heart', name, answers)
const hormones = (name: string, answers: Readonly<Record<string, Value>>) =>
  condition('illnesses.hormones', name, answers)
const lungs = (name: string, answers: Readonly<Record<string, Value>>) =>
  condition('illnesses.lungs', name, answers)
const growths = (name: string, answers: Readonly<Record<string, Value>>) =>
  condition('illnesses.growths', name, answers)
const apnoea = (answers: Readonly<Record<string, Value>>) => lungs('sleepApnoea', { ahi: 5, ...answers })
const mental = (answers: Readonly<Record<string, Value>>) =>
  condition('mind.mental', 'anxiety', { ...steady, episodes: 1, ...answers })

const packs: readonly Example[] = [
  { rule: 'blood-pressure-raised', chosen: heart('highBloodPressure', { ...reading, systolic: 145 }) },
  { rule: 'blood-pressure-high', chosen: heart('highBloodPressure', { ...reading, diastolic: 100 }) },
  { rule: 'blood-pressure-unsure', chosen: heart('highBloodPressure', { ...reading, diastolic: 'unsure' }) },
  { rule: 'cholesterol-raised', chosen: heart('highCholesterol', { total: 7 }) },
  { rule: 'cholesterol-high', chosen: heart('highCholesterol', { total: 8.5 }) },
  { rule: 'cholesterol-unsure', chosen: heart('highCholesterol', { total: 'unsure' }) },
  { rule: 'diabetes-type-1', chosen: hormones('type1Diabetes', sugar) },
  { rule: 'diabetes-type-2', profile: lifeOnly, chosen: hormones('type2Diabetes', sugar) },
  {
    rule: 'diabetes-type-2-living',
    profile: { covers: ['criticalIllness'] },
    chosen: hormones('type2Diabetes', sugar),
  },
  { rule: 'hba1c-high', chosen: hormones('raisedSugar', { ...sugar, hba1c: 8 }) },
  { rule: 'hba1c-unsure', chosen: hormones('raisedSugar', { ...sugar, hba1c: 'unsure' }) },
  { rule: 'diabetes-complications', chosen: hormones('raisedSugar', { ...sugar, complications: ['eyes'] }) },
  { rule: 'thyroid-outside-range', chosen: hormones('underactiveThyroid', { result: 'outside' }) },
  { rule: 'thyroid-lump', chosen: hormones('thyroidNodule', { lump: 'other' }) },
  { rule: 'thyroid-effects', chosen: hormones('overactiveThyroid', { eyes: 'yes' }) },
  { rule: 'asthma-attacks', chosen: lungs('asthma', { attacks: 12 }) },
  { rule: 'asthma-steroids', chosen: lungs('asthma', { steroids: 'yes' }) },
  { rule: 'asthma-emergency', chosen: lungs('asthma', { emergency: 1 }) },
  { rule: 'asthma-days-off', chosen: lungs('asthma', { daysOff: 20 }) },
  { rule: 'sleep-apnoea-moderate', chosen: apnoea({ ahi: 15 }) },
  { rule: 'sleep-apnoea-severe', chosen: apnoea({ ahi: 30 }) },
  { rule: 'sleep-apnoea-unsure', chosen: apnoea({ ahi: 'unsure' }) },
  { rule: 'sleep-apnoea-drowsy', chosen: apnoea({ drowsy: 'yes' }) },
  { rule: 'skin-melanoma', chosen: growths('melanoma', { histology: 'melanoma' }) },
  { rule: 'skin-cancer-common', chosen: growths('basalCell', { histology: 'common' }) },
  { rule: 'skin-abnormal', chosen: growths('mole', { histology: 'early' }) },
  { rule: 'skin-unsure', chosen: growths('mole', { histology: 'unsure' }) },
  { rule: 'skin-open', chosen: growths('mole', { removed: 'watched' }) },
  { rule: 'back-recent', chosen: condition('joints.back', 'neckPain', { state: 'mild' }) },
  { rule: 'back-radiating', chosen: condition('joints.back', 'sciatica', { ...steady, radiating: 'yes' }) },
  { rule: 'back-lifting', chosen: condition('joints.back', 'lowBackPain', { ...steady, lifting: 'yes' }) },
  { rule: 'joint-recent', chosen: condition('joints.joints', 'knee', { state: 'over', last: '2024-03' }) },
  { rule: 'joint-lifting', chosen: condition('joints.joints', 'knee', { ...steady, lifting: 'yes' }) },
  {
    rule: 'migraine-often',
    profile: { covers: ['incomeProtection'] },
    chosen: condition('mind.nerves', 'migraine', { attacks: 12 }),
  },
  { rule: 'migraine-aura', chosen: condition('mind.nerves', 'migraine', { aura: 'yes' }) },
  { rule: 'migraine-finding', chosen: condition('mind.nerves', 'migraine', { scan: 'other' }) },
  { rule: 'migraine-days-off', chosen: condition('mind.nerves', 'migraine', { daysOff: 10 }) },
  { rule: 'mental-recent', chosen: mental({ last: '2025-01' }) },
  { rule: 'mental-hospital', chosen: mental({ care: ['hospital'] }) },
  { rule: 'mental-repeated', chosen: mental({ episodes: 3 }) },
  { rule: 'mental-harm', chosen: mental({ selfHarm: 'harmed' }) },
  { rule: 'mental-thoughts', chosen: mental({ selfHarm: 'thoughts' }) },
  {
    rule: 'pregnancy-complication',
    profile: woman,
    chosen: condition('illnesses.women', 'pregnantNow', { complications: 'yes' }),
  },
  {
    rule: 'pregnancy-now',
    profile: woman,
    chosen: condition('illnesses.women', 'pregnantNow', { due: 'unsure' }),
  },
]

/** Makes two relatives with one disease each. */
const relatives = (name: string): Readonly<Record<Key, Value>> => ({
  'family.relatives': 'yes',
  'family.relatives.condition#r1': name,
  'family.relatives.condition#r2': name,
})

const recent: readonly Example[] = [
  { rule: 'absence-long', chosen: row('recent.absence', { days: 30 }) },
  { rule: 'test-open', chosen: row('recent.tests', { result: 'waiting' }) },
  { rule: 'medicine-still', chosen: row('recent.medicine', { still: 'yes' }) },
  { rule: 'waiting-result', chosen: { 'recent.now': ['results'] } },
  { rule: 'waiting-specialist', chosen: { 'recent.now': ['referral'] } },
  { rule: 'treatment-planned', chosen: { 'recent.now': ['treatment'] } },
  { rule: 'symptoms-unseen', chosen: { 'recent.now': ['symptoms'] } },
  { rule: 'disability', chosen: { 'recent.now': ['disability'] } },
  { rule: 'family-heart', chosen: relatives('heart') },
  { rule: 'family-cancer', chosen: relatives('bowel') },
  { rule: 'family-hereditary', chosen: row('family.relatives', { condition: 'huntington' }) },
  {
    rule: 'family-partly-known',
    chosen: { 'family.relatives': 'unsure', 'family.unknown': 'partly' },
  },
]

/** One example for each rule. */
export const EXAMPLES: readonly Example[] = [
  ...people,
  ...history,
  ...work,
  ...pastimes,
  ...lifestyle,
  ...gates,
  ...packs,
  ...recent,
]

/** Returns the rows that an example names, in each gate. */
export const rowsNamed =
  ({ chosen = {} }: Example) =>
  (_: unknown, gate: Key): readonly string[] => {
    const rows = Object.keys(chosen).flatMap((key) =>
      key.startsWith(`${gate}.`) ? key.split('#').slice(1) : [],
    )
    return rows.length === 0 ? ['r1'] : [...new Set(rows)]
  }
