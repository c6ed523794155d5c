import { GENDERS, STATES } from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import { Link, NumberField, Segmented, Select, Stack, Text } from '@coverkit/ui'
import { quoteNotice } from '#common/collection-notice/notices/quoteNotice.ts'
import { OfferedNotice } from '#common/collection-notice/OfferedNotice.tsx'

import { quoteCopy } from '../../copy.ts'
import { openStep } from '../../flow/openStep.ts'
import { quoteFlow } from '../../flow.ts'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.tsx'
import { personalDetailsCopy as copy } from './copy.ts'
import { OccupationField } from './OccupationField.tsx'
import { PersonalDetailsAside } from './PersonalDetailsAside.tsx'
import { personalDetails } from './step.ts'
import { useProfile } from './useProfile.ts'
import { view } from './view.ts'

const genders = GENDERS.map((value) => ({ value: value as string, label: copy.genders[value] }))
const states = STATES.map((value) => ({ value: value as string, label: copy.states[value] }))
const yesNo = [
  { value: 'yes', label: quoteCopy.yes },
  { value: 'no', label: quoteCopy.no },
]

export default function PersonalDetailsStep() {
  const page = useQuoteStep(personalDetails, view)
  const { form } = page
  useProfile(page.draft)
  const { quote, entry } = form.answers
  const state = form.choice('state')
  const calculated = entry === 'calculator'
  return (
    <QuoteStepPage
      {...page}
      title={copy.title}
      {...(calculated && { continueLabel: copy.getQuotes })}
      intro={
        <Stack gap={8}>
          <Text size={20} tone="soft">
            {copy.residency}
          </Text>
          <OfferedNotice notice={quoteNotice} />
        </Stack>
      }
      aside={
        <PersonalDetailsAside quote={quote}>
          {calculated && (
            <Link
              variant="standalone"
              href={stepPath(quoteFlow, 'select-covers')}
              onClick={() => openStep(page.draft, 'select-covers')}
            >
              {copy.changeCovers}
            </Link>
          )}
        </PersonalDetailsAside>
      }
    >
      <NumberField label={copy.age} hint={copy.ageHint} suffix={copy.years} {...form.text('age')} />
      <Segmented<string>
        legend={copy.gender}
        hint={copy.genderHint}
        options={genders}
        legendLook="label"
        narrow
        {...form.choice('gender')}
      />
      <Segmented<string>
        legend={copy.smoker}
        hint={copy.smokerHint}
        options={yesNo}
        legendLook="label"
        narrow
        {...form.choice('smoker')}
      />
      <OccupationField form={form} />
      <Select
        label={copy.state}
        options={states}
        width="medium"
        autoComplete="address-level1"
        {...state}
        onChange={(value) => state.onChange(value ?? '')}
      />
    </QuoteStepPage>
  )
}
