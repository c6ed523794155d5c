import { COVER_KINDS, type CoverKind, type PremiumType } from '@coverkit/core'
import { coversOf, type SumLimitReason, sumInsuredOf, sumLimits } from '@coverkit/core/change-cover'
import { Alert, ChoiceTiles, Text } from '@coverkit/ui'
import { coverTile } from '#client-quote/steps'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { formatSum } from '#cover/words'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { changeView } from '../changeView.ts'
import { selectCoversCopy as copy } from './copy.ts'
import { offeredCovers } from './offeredCovers.ts'
import { selectCovers } from './step.ts'

function unavailableText(reason: SumLimitReason, premiumType: PremiumType | null): string {
  return reason === 'entry-age' && premiumType === 'level' ? copy.unavailableLevel : copy.unavailable[reason]
}

/** Which covers go on, which end and which are added. */
export default function SelectCoversStep() {
  const page = useFlowStep(changeSteps, selectCovers, changeView)
  const { answers, list } = page.form
  const { now, after } = answers.change
  const chosen = list('covers')
  const held = coversOf(now.quote)
  const offered = offeredCovers(answers)

  function textOf(kind: CoverKind): string {
    const isChosen = chosen.value.includes(kind)
    if (!held.includes(kind)) return isChosen ? copy.adding : copy.notHeld
    const amount = formatSum(kind, sumInsuredOf(now.quote, kind))
    return isChosen ? `${copy.now(amount)} ${copy.stays}` : copy.going(amount)
  }

  const tiles = COVER_KINDS.map((kind) => ({
    ...coverTile(kind),
    text: textOf(kind),
    disabled: !offered.includes(kind),
    disabledReason: unavailableText(sumLimits(now.quote, after.quote, kind).reason, after.quote.premiumType),
  }))
  return (
    <ChangeStepPage
      {...page}
      title={copy.title}
      intro={
        <Text size={20} tone="soft" measure>
          {copy.lead}
        </Text>
      }
      aside={<StepAside {...copy.aside} />}
    >
      <ChoiceTiles legend={copy.legend} options={tiles} {...chosen} />
      {chosen.value.length === 0 && (
        <Alert severity="warn" role="status" title={copy.none.title}>
          <p>{copy.none.text}</p>
        </Alert>
      )}
    </ChangeStepPage>
  )
}
