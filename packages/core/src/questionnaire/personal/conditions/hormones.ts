import { diabetes } from '../packs/diabetes.ts'
import { general } from '../packs/general.ts'
import type { ConditionList } from '../packs/medical.ts'
import { thyroid } from '../packs/thyroid.ts'

/** Diabetes, the thyroid and other glands. */
export const hormonesConditions: ConditionList = {
  type1Diabetes: { label: 'Type 1 diabetes', also: ['insulin dependent', 'sugar'], pack: diabetes },
  type2Diabetes: { label: 'Type 2 diabetes', also: ['sugar', 'adult onset diabetes'], pack: diabetes },
  raisedSugar: {
    label: 'Raised blood sugar',
    also: ['prediabetes', 'pre-diabetes', 'impaired glucose tolerance', 'insulin resistance'],
    pack: diabetes,
  },
  pregnancyDiabetes: {
    label: 'Diabetes in pregnancy',
    also: ['gestational diabetes', 'GDM'],
    pack: diabetes,
  },
  underactiveThyroid: {
    label: 'Underactive thyroid',
    also: ['hypothyroidism', 'Hashimoto’s', 'low thyroid'],
    pack: thyroid,
  },
  overactiveThyroid: {
    label: 'Overactive thyroid',
    also: ['hyperthyroidism', 'Graves’ disease'],
    pack: thyroid,
  },
  thyroidNodule: { label: 'Thyroid lump or swelling', also: ['goitre', 'thyroid nodule'], pack: thyroid },
  adrenal: { label: 'Adrenal gland condition', also: ['Addison’s disease', 'Cushing’s'], pack: general },
  pituitary: { label: 'Pituitary gland condition', also: ['prolactinoma', 'acromegaly'], pack: general },
  parathyroid: { label: 'Parathyroid condition', also: ['high calcium'], pack: general },
}
