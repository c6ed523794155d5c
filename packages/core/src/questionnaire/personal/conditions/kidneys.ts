import { general } from '../packs/general.ts'
import type { ConditionList } from '../packs/medical.ts'

/** Kidneys and bladder. */
export const kidneysConditions: ConditionList = {
  kidneyStones: { label: 'Kidney stones', also: ['renal colic'], pack: general },
  kidneyInfection: { label: 'Kidney infection', also: ['pyelonephritis'], pack: general },
  bladderInfection: { label: 'Bladder infections', also: ['UTI', 'cystitis'], pack: general },
  bloodInUrine: { label: 'Blood in urine', also: ['haematuria'], pack: general },
  proteinInUrine: { label: 'Protein in urine', also: ['albumin', 'proteinuria'], pack: general },
  kidneyDisease: {
    label: 'Reduced kidney function',
    also: ['chronic kidney disease', 'nephritis', 'IgA'],
    pack: general,
  },
  polycysticKidneys: { label: 'Polycystic kidneys', also: ['PKD', 'kidney cysts'], pack: general },
  singleKidney: { label: 'One kidney', also: ['kidney removed', 'donated kidney'], pack: general },
  bladderControl: { label: 'Bladder control', also: ['incontinence', 'overactive bladder'], pack: general },
}
