import { Alert, BulletList, Card, Disclosure, Heading, Segmented, Stack, Text, TextField } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { formatWholeCents } from '#cover/premium'
import { Statement } from '#fields/controls'
import type { ApplicationAnswers, Offer } from '../../answers.ts'
import { FreeTextField } from '../FreeTextField.tsx'
import { rolloverCopy as copy } from './copy.ts'
import { frequencyPrices } from './frequencyPrices.ts'
import { hasRebate } from './hasRebate.ts'
import type { Field } from './view.ts'
import { yesNo } from './yesNo.ts'

interface RolloverFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly offer: Offer
}

/** The super fund that the yearly premium comes from, and the standing request to it. */
export function RolloverFields({ form, offer }: RolloverFieldsProps) {
  const yearly = frequencyPrices(offer.chosen).get('yearly')
  return (
    <Card as="section" labelledBy="rollover">
      <Stack gap={24}>
        <Heading level={2} size={20} id="rollover">
          {copy.title}
        </Heading>
        {hasRebate(offer.terms) && <Text measure>{copy.rebate}</Text>}
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
            hint={yearly && copy.balanceHint(formatWholeCents(yearly.perYear))}
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
