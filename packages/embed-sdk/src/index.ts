export {
  type CoverkitEmbedElement,
  defineCoverkitEmbed,
  EMBED_ATTRIBUTES,
  EMBED_EVENT,
  EMBED_TAG,
} from './element.ts'
export type { EmbedMode } from './embed/attributes.ts'
export type { EmbedEvent, RefusedEvent } from './embed/EmbedEvent.ts'
export { FLOW_STEPS, type FlowName, type FlowStep, flowStep, type StepName } from './flowSteps.ts'
export type { FrameConsent, FrameEvent, InitMessage, Prefill } from './protocol.ts'
