import {
  Alert,
  BulletList,
  Button,
  Card,
  Disclosure,
  Heading,
  Inline,
  Segmented,
  Stack,
  Text,
  TextField,
} from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { formatWholeCents } from '#cover/premium'
import { FreeTextField, Statement } from '#fields/controls'
import type { ApplicationAnswers, Offer } from '../../answers.ts'
import { useRolloverPrice } from '../useRolloverPrice.ts'
import { rolloverCopy as copy } from './copy.ts'
import { livePayment } from './livePayment.ts'
import { type FundPays, fundPays } from './rolloverParts.ts'
import type { Field } from './view.ts'
import { yesNo } from './yesNo.ts'

interface RolloverFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly offer: Offer
}

/** The super fund that the yearly premium comes from, and the standing request to it. */
export function RolloverFields({ form, offer }: RolloverFieldsProps) {
  const pays = fundPays(offer, livePayment(form.fields))
  return (
    <Card as="section" labelledBy="rollover">
      <Stack gap={24}>
        <Heading level={2} size={20} id="rollover">
          {copy.title}
        </Heading>
        {pays && <Rebate offer={offer} pays={pays} />}
        <BulletList items={copy.points} />
        <FreeTextField label={copy.fundName} autoComplete="off" {...form.text('fundName')} />
        <TextField
          label={copy.usi}
          hint={copy.usiHint}
          width="medium"
          autoComplete="off"
          spellCheck={false}
          {...form.text('usi')}
        />
        <TextField
          label={copy.abn}
          hint={copy.abnHint}
          inputMode="numeric"
          width="medium"
          autoComplete="off"
          tabular
          {...form.text('abn')}
        />
        <FreeTextField
          label={copy.memberNumber}
          hint={copy.memberNumberHint}
          width="medium"
          autoComplete="off"
          spellCheck={false}
          {...form.text('memberNumber')}
        />
        <Stack gap={8}>
          <Segmented<string>
            legend={copy.balanceEnough}
            legendLook="label"
            hint={pays && balanceWords(pays)}
            options={yesNo}
            narrow
            {...form.choice('balanceEnough')}
          />
          {form.fields.balanceEnough === 'no' && (
            <Alert severity="warn" role="status">
              <p>{copy.balanceShort}</p>
            </Alert>
          )}
        </Stack>
        <Disclosure summary={copy.authoritySummary} open>
          <Text measure>{copy.authorityText(offer.chosen.quote.supplierName)}</Text>
        </Disclosure>
        <Statement label={copy.authority} {...form.choice('authority')} />
      </Stack>
    </Card>
  )
}

function balanceWords({ amount, fee, isMost }: FundPays): string {
  const words = (isMost ? copy.balanceMost : copy.balanceHint)(formatWholeCents(amount))
  return fee > 0 ? `${words} ${copy.balanceFee(formatWholeCents(fee))}` : words
}

interface RebateProps {
  readonly offer: Offer
  readonly pays: FundPays
}

/** The amount of the rebate, or a notice that the prices are without it. */
function Rebate({ offer, pays: { rebate, lacksRebate } }: RebateProps) {
  const { status, retry } = useRolloverPrice(offer, true)
  if (rebate === 0 && !lacksRebate) return null
  const amount = rebate > 0 ? ` ${copy.rebateOf(formatWholeCents(rebate))}` : ''
  return (
    <>
      <Text measure>{`${copy.rebate}${amount}`}</Text>
      {lacksRebate && status === 'pending' && <p role="status">{copy.rebatePending}</p>}
      {lacksRebate && status === 'failed' && (
        <Alert severity="warn" role="status">
          <Stack gap={8}>
            <p>{copy.rebateMissing}</p>
            <Inline>
              <Button onClick={retry}>{copy.again}</Button>
            </Inline>
          </Stack>
        </Alert>
      )}
    </>
  )
}
