import { bloodPressure } from '../packs/bloodPressure.ts'
import { cholesterol } from '../packs/cholesterol.ts'
import { general } from '../packs/general.ts'
import type { ConditionList } from '../packs/medical.ts'

/** The heart, blood vessels and stroke. */
export const heartConditions: ConditionList = {
  highBloodPressure: {
    label: 'High blood pressure',
    also: ['hypertension', 'BP', 'raised blood pressure'],
    pack: bloodPressure,
  },
  highCholesterol: {
    label: 'High cholesterol',
    also: ['raised cholesterol', 'lipids', 'triglycerides', 'statins'],
    pack: cholesterol,
  },
  angina: {
    label: 'Angina',
    also: ['chest pain from the heart', 'narrowed arteries', 'coronary artery disease', 'stent'],
    pack: general,
  },
  heartAttack: {
    label: 'Heart attack',
    also: ['myocardial infarction', 'coronary', 'bypass'],
    pack: general,
  },
  irregularHeartbeat: {
    label: 'Irregular heartbeat',
    also: ['atrial fibrillation', 'AF', 'palpitations', 'arrhythmia', 'flutter', 'extra beats', 'SVT'],
    pack: general,
  },
  heartMurmur: { label: 'Heart murmur', pack: general },
  heartValve: {
    label: 'Heart valve problem',
    also: ['mitral valve prolapse', 'leaking valve', 'aortic stenosis', 'bicuspid valve'],
    pack: general,
  },
  cardiomyopathy: {
    label: 'Heart muscle disease',
    also: ['cardiomyopathy', 'enlarged heart'],
    pack: general,
  },
  heartFailure: { label: 'Heart failure', also: ['weak heart'], pack: general },
  chestPain: { label: 'Chest pain, cause not found', also: ['tight chest'], pack: general },
  bornHeart: {
    label: 'Heart condition from birth',
    also: ['hole in the heart', 'congenital heart disease'],
    pack: general,
  },
  pericarditis: {
    label: 'Inflammation around the heart',
    also: ['pericarditis', 'myocarditis'],
    pack: general,
  },
  stroke: { label: 'Stroke', also: ['brain bleed', 'haemorrhage', 'clot in the brain'], pack: general },
  miniStroke: { label: 'Mini-stroke', also: ['TIA', 'transient ischaemic attack'], pack: general },
  aneurysm: { label: 'Aneurysm', also: ['bulging artery', 'aortic aneurysm'], pack: general },
  legClot: { label: 'Blood clot in a leg', also: ['deep vein thrombosis', 'DVT'], pack: general },
  poorCirculation: {
    label: 'Poor circulation',
    also: ['peripheral artery disease', 'Raynaud’s', 'cold fingers'],
    pack: general,
  },
  varicoseVeins: { label: 'Varicose veins', also: ['leg veins', 'spider veins'], pack: general },
}
