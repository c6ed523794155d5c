import { asthma } from '../packs/asthma.ts'
import { general } from '../packs/general.ts'
import type { ConditionList } from '../packs/medical.ts'
import { sleepApnoea } from '../packs/sleepApnoea.ts'

/** Breathing and sleep. */
export const lungsConditions: ConditionList = {
  asthma: {
    label: 'Asthma',
    also: ['wheeze', 'puffer', 'exercise asthma', 'childhood asthma'],
    pack: asthma,
  },
  sleepApnoea: { label: 'Sleep apnoea', also: ['OSA', 'snoring', 'CPAP', 'sleep apnea'], pack: sleepApnoea },
  copd: { label: 'Emphysema or chronic bronchitis', also: ['COPD', 'smoker’s lung'], pack: general },
  bronchitis: { label: 'Bronchitis', also: ['chest infection'], pack: general },
  pneumonia: { label: 'Pneumonia', also: ['lung infection'], pack: general },
  collapsedLung: { label: 'Collapsed lung', also: ['pneumothorax'], pack: general },
  lungClot: { label: 'Blood clot in a lung', also: ['pulmonary embolism', 'PE'], pack: general },
  bronchiectasis: { label: 'Bronchiectasis', pack: general },
  sarcoidosis: { label: 'Sarcoidosis', pack: general },
  tuberculosis: { label: 'Tuberculosis', also: ['TB'], pack: general },
  lungSpot: { label: 'Spot or scar on a lung', also: ['lung nodule', 'shadow'], pack: general },
  dustLung: {
    label: 'Lung disease from dust',
    also: ['asbestosis', 'silicosis', 'pleural plaques'],
    pack: general,
  },
  sinusitis: {
    label: 'Sinus trouble or nasal polyps',
    also: ['sinusitis', 'deviated septum'],
    pack: general,
  },
  hayFever: { label: 'Hay fever', also: ['allergic rhinitis'], pack: general },
}
