import { Alert, Link, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { ApplicationDraft } from '../state.ts'
import { TASK_LIST_PATH } from '../steps/AllSteps.tsx'
import { allStepsCopy as copy } from './allStepsCopy.ts'

/** On the first step, for who has been further: the way to all steps. */
export function UnderWay({ draft }: { readonly draft: ApplicationDraft }) {
  const plan = useAtomValue(draft.planAtom)
  const { furthest } = useAtomValue(draft.stateAtom)
  if (plan.indexOf(furthest) < 1) return null
  return (
    <Alert severity="info">
      <Stack gap={4} align="start">
        <p>{copy.resumed}</p>
        <Link variant="standalone" href={TASK_LIST_PATH}>
          {copy.all}
        </Link>
      </Stack>
    </Alert>
  )
}
