import { Button, Card, Inline, Link, Stack } from '@coverkit/ui'
import { Changes } from '../assumptions/Changes.tsx'
import { ChangesPanel } from '../assumptions/ChangesPanel.tsx'
import { calculatorFlow } from '../flow.ts'
import { resultsCopy } from './copy.ts'
import { Drivers } from './Drivers.tsx'
import { MailMe } from './MailMe.tsx'
import { screenOnly } from './results.css.ts'
import { StartAgain } from './StartAgain.tsx'
import type { Calculation } from './workingLines.ts'

/** What the visitor may do with the result, and what moves it. */
export function ResultsAside({ calculation }: { readonly calculation: Calculation }) {
  const { input, assumptions } = calculation
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
            <StartAgain />
          </Inline>
        </Stack>
      </div>
    </Stack>
  )
}
