export { exampleNeed } from './exampleNeed.ts'
export { MakeupChart } from './MakeupChart.tsx'
export type { Calculation } from './workingLines.ts'
