export { InsurerStrip } from './InsurerStrip.tsx'
export { NextSteps } from './NextSteps.tsx'
export { Questions, type QuestionsProps } from './Questions.tsx'
