import { Alert, Button, Segmented, Stack, Text } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { beneficiariesNotice } from '#common/collection-notice/notices/beneficiariesNotice.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { BeneficiaryRows, Nomination, rowsShown, useBeneficiaryRows } from '#fields/beneficiaries'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { applicationSteps } from '../applicationSteps.ts'
import { beneficiariesCopy as copy } from './copy.ts'
import { applicationHome } from './home.ts'
import { LoadedNotice } from './LoadedNotice.tsx'
import { ownAddress } from './ownAddress.ts'
import { beneficiaries } from './step.ts'
import { useLoadedRows } from './useLoadedRows.ts'
import { useSavedBeneficiaries } from './useSavedBeneficiaries.ts'
import { view } from './view.ts'

const yesNo = [
  { value: 'yes', label: copy.yes },
  { value: 'no', label: copy.no },
]

/** The step that nominates the beneficiaries of the life cover. */
export default function BeneficiariesStep() {
  const page = useFlowStep(applicationSteps, beneficiaries, view)
  const { form, draft } = page
  const actions = useBeneficiaryRows(draft, applicationHome)
  const loaded = useLoadedRows(draft)
  const owner = applicationHome.ownerOf(form.answers)
  const used = form.choice('used')
  const isUsed = used.value === 'yes'
  const saved = useSavedBeneficiaries(draft, isUsed)
  const savedCount = isUsed ? saved.countOf(form.answers) : 0

  function choose(value: string): void {
    used.onChange(value)
    if (value === 'yes' && form.answers.application.beneficiaries.rows.length === 0) actions.begin()
  }

  return (
    <StepPage
      {...page}
      title={copy.title}
      notices={
        <>
          <LoadedNotice {...loaded} />
          <LoadedNotice {...saved.leftOut} />
        </>
      }
      intro={
        <Stack gap={12}>
          <Text size={20} tone="soft" measure>
            {copy.lead}
          </Text>
          <CollectionNotice notice={beneficiariesNotice} />
        </Stack>
      }
      aside={<ApplicationAside {...copy.aside} />}
    >
      <Segmented<string> legend={copy.used} options={yesNo} narrow {...used} onChange={choose} />
      {used.value === 'no' && <Text measure>{owner === 'O' ? copy.unused.outside : copy.unused.inside}</Text>}
      {isUsed && <Nomination form={form} owner={owner} />}
      {savedCount > 0 && (
        <Alert severity="info" title={copy.saved.title}>
          <Stack gap={12} align="start">
            <p>{copy.saved.text}</p>
            <Button onClick={saved.fill}>{copy.saved.use(savedCount)}</Button>
          </Stack>
        </Alert>
      )}
      {isUsed && (
        <BeneficiaryRows
          form={form}
          rows={rowsShown(applicationHome, form.answers)}
          owner={owner}
          address={ownAddress(form.answers)}
          actions={actions}
        />
      )}
    </StepPage>
  )
}
