import { stepPath } from '@coverkit/flow'
import { Button, Card, Inline, Link, Stack } from '@coverkit/ui'
import { useNavigate } from 'react-router'
import { usePageServices } from '#common/page-services/index.ts'
import { StartAgain } from '#quote/start-again'
import { Changes } from '../assumptions/Changes.tsx'
import { ChangesPanel } from '../assumptions/ChangesPanel.tsx'
import { calculatorFlow } from '../flow.ts'
import { calculatorDraft } from '../state.ts'
import { resultsCopy } from './copy.ts'
import { Drivers } from './Drivers.tsx'
import { MailMe } from './MailMe.tsx'
import { screenOnly } from './results.css.ts'
import type { Calculation } from './workingLines.ts'

/** What the visitor may do with the result, and what moves it. */
export function ResultsAside({ calculation }: { readonly calculation: Calculation }) {
  const { input, assumptions } = calculation
  const draft = calculatorDraft(usePageServices())
  const navigate = useNavigate()

  const first = stepPath(draft.flow, 'about-you')

  async function clear(): Promise<void> {
    await draft.restart()
    await navigate(first)
  }

  return (
    <Stack gap={24}>
      <Card tone="tint">
        <Stack gap={24}>
          <ChangesPanel>
            <Changes input={input} assumptions={assumptions} />
          </ChangesPanel>
          <div className={screenOnly}>
            <Link variant="standalone" href={`${calculatorFlow.base}/assumptions`}>
              {resultsCopy.changeAssumptions}
            </Link>
          </div>
          <Drivers calculation={calculation} />
        </Stack>
      </Card>
      <div className={screenOnly}>
        <Stack gap={24}>
          <Card>
            <MailMe />
          </Card>
          <Inline gap={16}>
            <Button variant="quiet" onClick={() => window.print()}>
              {resultsCopy.print}
            </Button>
            <StartAgain copy={resultsCopy.startAgain} href={first} onConfirm={clear} />
          </Inline>
        </Stack>
      </div>
    </Stack>
  )
}
