export { coverSketches } from '../sketches/coverSketches.tsx'
export { ChosenInsurer } from './ChosenInsurer.tsx'
export { InsurerMark } from './InsurerMark.tsx'
export { INSURER_CODES, insurerName, PANEL } from './panel.ts'
