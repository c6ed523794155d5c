import { ASSUMPTIONS, defaultAssumptions } from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import { Card, Icon, Link, PrinterIcon, SlidersHorizontalIcon, Stack } from '@coverkit/ui'
import { useNavigate } from 'react-router'
import { StartAgain } from '#client-quote/flow'
import { usePageServices } from '#common/page-services/index.ts'
import { Changes } from '../assumptions/Changes.tsx'
import { ChangesPanel } from '../assumptions/ChangesPanel.tsx'
import { calculatorFlow } from '../flow.ts'
import { calculatorDraft } from '../state.ts'
import { resultsCopy } from './copy.ts'
import { MailMe } from './MailMe.tsx'
import { NextStep } from './NextStep.tsx'
import * as styles from './results.css.ts'
import type { Calculation } from './workingLines.ts'

/** The next steps after the result. */
export function ResultsAside({ calculation }: { readonly calculation: Calculation }) {
  const { input, assumptions } = calculation
  const draft = calculatorDraft(usePageServices())
  const navigate = useNavigate()
  const first = stepPath(draft.flow, 'about-you')
  const isChanged = ASSUMPTIONS.some((name) => assumptions[name] !== defaultAssumptions[name])

  async function clear(): Promise<void> {
    await draft.restart()
    await navigate(first)
  }

  return (
    <Card tone="tint">
      <Stack gap={24}>
        <div className={styles.screenOnly}>
          <Stack gap={24}>
            <NextStep calculation={calculation} />
            <ul className={styles.actions}>
              <li>
                <Link variant="standalone" href={`${calculatorFlow.base}/assumptions`}>
                  <Icon of={SlidersHorizontalIcon} />
                  {resultsCopy.changeAssumptions}
                </Link>
              </li>
              <li>
                <MailMe />
              </li>
              <li>
                <button type="button" onClick={() => window.print()}>
                  <Icon of={PrinterIcon} />
                  {resultsCopy.print}
                </button>
              </li>
              <li>
                <StartAgain copy={resultsCopy.startAgain} href={first} onConfirm={clear} />
              </li>
            </ul>
          </Stack>
        </div>
        {isChanged && (
          <ChangesPanel>
            <Changes input={input} assumptions={assumptions} />
          </ChangesPanel>
        )}
      </Stack>
    </Card>
  )
}
