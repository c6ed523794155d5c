import { general } from '../packs/general.ts'
import type { ConditionList } from '../packs/medical.ts'
import { skinLesion } from '../packs/skinLesion.ts'

/** Cancer, lumps and skin lesions. */
export const growthsConditions: ConditionList = {
  mole: { label: 'Mole', also: ['naevus', 'dysplastic mole', 'changing mole'], pack: skinLesion },
  sunspot: { label: 'Sunspot', also: ['solar keratosis', 'actinic keratosis'], pack: skinLesion },
  basalCell: { label: 'Basal cell skin cancer', also: ['BCC', 'rodent ulcer'], pack: skinLesion },
  squamousCell: { label: 'Squamous cell skin cancer', also: ['SCC', 'Bowen’s disease'], pack: skinLesion },
  melanoma: { label: 'Melanoma', also: ['lentigo maligna'], pack: skinLesion },
  skinCyst: {
    label: 'Cyst or fatty lump under the skin',
    also: ['lipoma', 'sebaceous cyst', 'epidermoid cyst'],
    pack: skinLesion,
  },
  breastLump: { label: 'Breast lump, not cancer', also: ['fibroadenoma', 'breast cyst'], pack: general },
  breastCancer: { label: 'Breast cancer', also: ['DCIS', 'mastectomy'], pack: general },
  bowelCancer: { label: 'Bowel cancer', also: ['colon cancer', 'rectal cancer'], pack: general },
  prostateCancer: { label: 'Prostate cancer', pack: general },
  testicularCancer: { label: 'Testicular cancer', also: ['seminoma'], pack: general },
  cervicalCancer: {
    label: 'Cancer of the cervix or womb',
    also: ['cervical cancer', 'uterine cancer', 'endometrial cancer'],
    pack: general,
  },
  ovarianCancer: { label: 'Ovarian cancer', pack: general },
  lungCancer: { label: 'Lung cancer', also: ['mesothelioma'], pack: general },
  kidneyCancer: { label: 'Kidney or bladder cancer', also: ['renal cancer'], pack: general },
  thyroidCancer: { label: 'Thyroid cancer', also: ['papillary thyroid cancer'], pack: general },
  lymphoma: { label: 'Lymphoma', also: ['Hodgkin', 'non-Hodgkin', 'swollen glands'], pack: general },
  leukaemia: { label: 'Leukaemia or myeloma', also: ['blood cancer', 'leukemia'], pack: general },
  brainTumour: { label: 'Brain tumour', also: ['meningioma', 'glioma'], pack: general },
  otherLump: { label: 'Another lump or growth', also: ['swelling', 'polyp', 'tumour'], pack: general },
}
