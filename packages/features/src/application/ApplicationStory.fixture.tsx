import { type ComponentType, useMemo } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import type { ApplicationAnswers } from './answers.ts'
import { type ApplicationStepId, applicationFlow } from './flow.ts'
import { applicationDraft } from './state.ts'

interface ApplicationStoryProps {
  readonly Screen: ComponentType
  readonly step: ApplicationStepId
  readonly answers: ApplicationAnswers
  readonly servicesOf?: () => PageServices
}

/** A step of the application with given answers, whatever the steps before it hold. */
export function ApplicationStory({ Screen, step, answers, servicesOf }: ApplicationStoryProps) {
  const routesOf = useMemo(
    () => () => [{ path: `${applicationFlow.base}/${step}`, element: <Screen /> }],
    [Screen, step],
  )
  return (
    <FlowStory
      step={step}
      answers={answers}
      draftOf={applicationDraft}
      routesOf={routesOf}
      {...(servicesOf && { servicesOf })}
    />
  )
}
