import type { ConditionList } from '../packs/medical.ts'
import { pregnancy } from '../packs/pregnancy.ts'
import { sensitiveGeneral } from '../packs/sensitiveGeneral.ts'

/** Women’s health. */
export const womenConditions: ConditionList = {
  pregnantNow: { label: 'Pregnant now', also: ['pregnancy', 'expecting'], pack: pregnancy },
  pregnancyPressure: {
    label: 'High blood pressure in pregnancy',
    also: ['pre-eclampsia', 'preeclampsia'],
    pack: sensitiveGeneral,
  },
  pregnancyLoss: {
    label: 'Miscarriage or pregnancy loss',
    also: ['stillbirth', 'ectopic pregnancy'],
    pack: sensitiveGeneral,
  },
  birthComplication: {
    label: 'Complication of a birth',
    also: ['haemorrhage', 'emergency caesarean'],
    pack: sensitiveGeneral,
  },
  endometriosis: { label: 'Endometriosis', also: ['adenomyosis', 'pelvic pain'], pack: sensitiveGeneral },
  fibroids: { label: 'Fibroids', also: ['myoma'], pack: sensitiveGeneral },
  heavyPeriods: {
    label: 'Heavy or irregular periods',
    also: ['menorrhagia', 'bleeding'],
    pack: sensitiveGeneral,
  },
  ovarianCyst: { label: 'Ovarian cyst', pack: sensitiveGeneral },
  polycysticOvaries: { label: 'Polycystic ovaries', also: ['PCOS'], pack: sensitiveGeneral },
  cervicalTest: {
    label: 'Abnormal cervical screening',
    also: ['Pap smear', 'HPV', 'CIN', 'colposcopy'],
    pack: sensitiveGeneral,
  },
  breastChange: {
    label: 'Breast change or abnormal mammogram',
    also: ['breast biopsy'],
    pack: sensitiveGeneral,
  },
  prolapse: { label: 'Prolapse', pack: sensitiveGeneral },
}
