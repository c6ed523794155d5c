import { ALL, DISABILITY, ILLNESS, load, refer, rowRule, rule } from '../makeRule.ts'
import { any, atLeast, hasAny, is, isAny } from '../ruleConditions.ts'
import type { Rule } from '../UnderwritingRules.ts'

const now = (name: string) => hasAny('answer:recent.now', [name])
/** Hereditary diseases, for which a diagnosis in one relative is enough. */
const HEREDITARY = [
  'cardiomyopathy',
  'kidney',
  'huntington',
  'motorNeurone',
  'alzheimer',
  'dystrophy',
  'other',
]

/** Rules about recent events and the family. */
export const recentRules: readonly Rule[] = [
  rowRule(
    'absence-long',
    ['recent.absence'],
    DISABILITY,
    any(atLeast('row:days', 30), is('row:recovered', 'no')),
    refer('doctor-report'),
    '30 or more days off work, or not recovered',
  ),
  rowRule(
    'test-open',
    ['recent.tests'],
    ALL,
    isAny('row:result', ['found', 'waiting', 'unsure']),
    refer('doctor-report'),
    'A test that found something, or whose result is not known',
  ),
  rowRule(
    'medicine-still',
    ['recent.medicine'],
    ALL,
    is('row:still', 'yes'),
    refer('phone-call'),
    'Medicine that is still taken, for something not disclosed before',
  ),
  rule('waiting-result', ALL, now('results'), refer('doctor-report'), 'Waiting for a test result'),
  rule(
    'waiting-specialist',
    ALL,
    now('referral'),
    refer('doctor-report'),
    'Waiting for a specialist or a test',
  ),
  rule(
    'treatment-planned',
    ALL,
    now('treatment'),
    refer('doctor-report'),
    'Treatment or an operation is planned',
  ),
  rule('symptoms-unseen', ALL, now('symptoms'), refer('health-check'), 'Symptoms that no doctor has seen'),
  rule(
    'disability',
    ALL,
    now('disability'),
    refer('doctor-report'),
    'A disability, or help with daily activities',
  ),
  rule(
    'family-heart',
    ILLNESS,
    atLeast('derived:heartRelatives', 2),
    load(50),
    'Two or more relatives with heart disease or a stroke before 60',
  ),
  rule(
    'family-cancer',
    ILLNESS,
    atLeast('derived:cancerRelatives', 2),
    load(50),
    'Two or more relatives with cancer before 60',
  ),
  rowRule(
    'family-hereditary',
    ['family.relatives'],
    ALL,
    isAny('row:condition', HEREDITARY),
    refer('doctor-report'),
    'A relative diagnosed with a disease that runs in families',
  ),
  rule(
    'family-partly-known',
    ILLNESS,
    is('answer:family.unknown', 'partly'),
    refer('phone-call'),
    'Not sure of the family’s health',
  ),
]
