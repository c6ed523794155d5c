import { OUTSIDE_METHODS, PAYMENT_METHODS, paymentContext } from '@coverkit/core'
import { Alert, RadioGroup, Segmented, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { premiumCopy } from '#cover/premium'
import { withNow } from '#cover-steps'
import { formatPolicyTerm, termWords } from '#policies/terms'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { changeView } from '../changeView.ts'
import { paymentCopy as copy } from './copy.ts'
import { paymentDetails } from './step.ts'

/** How the policy is paid from here on. Numbers of accounts and cards are the insurer's to ask for. */
export default function PaymentDetailsStep() {
  const page = useFlowStep(changeSteps, paymentDetails, changeView)
  const { answers, fields, choice } = page.form
  const { now, after } = answers.change
  const { paymentFrequency } = after.quote
  const allowed = paymentContext(after.quote)
  const outside = OUTSIDE_METHODS.find((method) => method === fields.outsideMethod)
  const isRollover = fields.method === 'enduringRollover'
  const methods = PAYMENT_METHODS.map((method) => ({
    value: method as string,
    label: termWords.methods[method],
    hint: copy.notes[method],
    disabled: !allowed.methods.includes(method),
    disabledReason: copy.notOffered,
  }))
  return (
    <ChangeStepPage {...page} title={copy.title} aside={<StepAside {...copy.aside} />}>
      <RadioGroup
        legend={copy.legend}
        hint={withNow(now.paymentMethod && formatPolicyTerm('paymentMethod', now.paymentMethod))}
        options={methods}
        columns={3}
        {...choice('method')}
      />
      {isRollover && paymentFrequency !== 'yearly' && (
        <Alert severity="info" role="status">
          {copy.yearly(premiumCopy.frequencies[paymentFrequency].toLowerCase())}
        </Alert>
      )}
      {isRollover && allowed.leavesOutside && (
        <Segmented<string>
          legend={copy.outside}
          hint={withNow(
            now.outsidePaymentMethod && formatPolicyTerm('outsidePaymentMethod', now.outsidePaymentMethod),
          )}
          options={OUTSIDE_METHODS.map((method) => ({
            value: method as string,
            label: termWords.methods[method],
          }))}
          effect={outside ? copy.notes[outside] : null}
          {...choice('outsideMethod')}
        />
      )}
      <Text tone="soft" measure>
        {copy.account}
      </Text>
    </ChangeStepPage>
  )
}
