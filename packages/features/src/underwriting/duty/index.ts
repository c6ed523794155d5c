export { NumberedPoints } from '../points/NumberedPoints.tsx'
export { Duty } from './Duty.tsx'
export { dutyCopy } from './dutyCopy.ts'
export { PrintButton } from './PrintButton.tsx'
