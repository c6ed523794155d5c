export {
  type AnswersSchema,
  defineFlow,
  type Flow,
  FlowDefinitionError,
  type FlowStep,
  planSteps,
  type SideRoute,
  stepPath,
} from './defineFlow.ts'
export {
  type FlowState,
  furthestStep,
  goBack,
  markSubmitted,
  type Resolution,
  resolveStep,
  type StepStatus,
  type Submitted,
  startFlow,
  submitStep,
  visitStep,
} from './flowState.ts'
