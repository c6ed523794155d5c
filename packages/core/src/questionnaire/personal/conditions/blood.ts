import { general } from '../packs/general.ts'
import type { ConditionList } from '../packs/medical.ts'

/** Blood and the immune system. */
export const bloodConditions: ConditionList = {
  lowIron: { label: 'Low iron', also: ['iron deficiency', 'ferritin', 'iron infusion'], pack: general },
  anaemia: {
    label: 'Anaemia',
    also: ['low haemoglobin', 'anemia', 'B12 deficiency', 'pernicious anaemia'],
    pack: general,
  },
  ironOverload: {
    label: 'Too much iron',
    also: ['haemochromatosis', 'iron overload', 'hemochromatosis'],
    pack: general,
  },
  thalassaemia: { label: 'Thalassaemia or sickle cell', also: ['thalassemia minor'], pack: general },
  clotting: {
    label: 'Blood that clots too easily',
    also: ['thrombophilia', 'antiphospholipid'],
    pack: general,
  },
  bleeding: {
    label: 'Blood that clots too slowly',
    also: ['haemophilia', 'von Willebrand', 'bruising'],
    pack: general,
  },
  platelets: { label: 'Low or high platelets', also: ['ITP', 'thrombocytopenia'], pack: general },
  whiteCells: { label: 'Abnormal white cells', also: ['neutropenia'], pack: general },
  lupus: { label: 'Lupus', also: ['SLE'], pack: general },
  rheumatoid: { label: 'Rheumatoid arthritis', also: ['RA', 'inflammatory arthritis'], pack: general },
  sjogrens: {
    label: 'Sjögren’s or scleroderma',
    also: ['Sjogrens', 'dry eyes', 'connective tissue disease'],
    pack: general,
  },
  severeAllergy: { label: 'Severe allergy', also: ['anaphylaxis', 'EpiPen'], pack: general },
  weakImmunity: { label: 'Weak immune system', also: ['immunodeficiency', 'low antibodies'], pack: general },
}
