import type { SupplierDocuments } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { formatDate, type KeyDocumentsAcceptance } from '@coverkit/core'
import { Alert, fieldId, Heading, Link, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { Statement } from '#fields/statement'
import { finishBy } from '#quote/finish-by'
import { DocumentTable } from '#underwriting/document-table'
import { documentTexts } from '#underwriting/documents-copy'
import { supplierDocuments } from '#underwriting/supplier-documents'
import { ApplicationAside } from '../ApplicationAside.tsx'
import { useApplicationStep } from '../useApplicationStep.ts'
import { keyDocumentsCopy as copy } from './copy.ts'
import { hasTakenBack, withOffered, withOpened } from './offered.ts'
import { keyDocuments } from './step.ts'
import { view } from './view.ts'

const { notes } = copy

/** What is to be read before the questions, and the seven acceptances that go with it. */
export default function KeyDocumentsStep() {
  const services = usePageServices()
  const page = useApplicationStep(keyDocuments, view)
  const { form, draft } = page
  const { answers, fields } = form
  const { fsgLink, privacyPolicyLink } = useBrand()
  const query = useAtomValue(supplierDocuments(services))
  const chosen = answers.offer?.chosen
  const own = query.data && ownOf(query.data, chosen?.quote.supplierCode)
  const [isNewer, setNewer] = useState(false)

  useEffect(() => {
    if (own === undefined) return
    const before = draft.read().answers
    const after = withOffered(before, own?.documents ?? [])
    if (after === before) return
    setNewer((isAlready) => isAlready || hasTakenBack(before, after))
    draft.update((current) => withOffered(current, own?.documents ?? []))
  }, [draft, own])

  if (!chosen) return null
  const statement = (name: KeyDocumentsAcceptance, note?: ReactNode) => (
    <Statement label={copy.acceptances[name]} note={note} {...form.choice(name)} />
  )
  return (
    <StepPage
      {...page}
      title={copy.title}
      notices={
        isNewer && (
          <Alert severity="warn" title={copy.newer.title} role="status">
            <p>{copy.newer.text}</p>
          </Alert>
        )
      }
      intro={
        <Stack gap={24}>
          <Text size={20} tone="soft" measure>
            {copy.lead(chosen.quote.supplierName)}
          </Text>
          <QueryView<SupplierDocuments | null>
            query={{ ...query, data: own }}
            texts={documentTexts}
            onRecovered={() => document.getElementById(fieldId({ name: 'insurerPdsAndPrivacy' }))?.focus()}
            lines={5}
            isEmpty={(supplier) => supplier === null || supplier.documents.length === 0}
            empty={
              <Alert severity="warn" title={copy.none.title}>
                <p>{copy.none.text}</p>
              </Alert>
            }
          >
            {(supplier) =>
              supplier && (
                <DocumentTable
                  supplier={supplier}
                  baseUrl={services.config.apiUrl}
                  opened={answers.opened}
                  onOpen={(document) => draft.update((current) => withOpened(current, document))}
                />
              )
            }
          </QueryView>
          <Text measure>
            {copy.ours.lead} <Link href="/terms-and-conditions">{copy.ours.terms}</Link>,{' '}
            <Link href={fsgLink}>{copy.ours.guide}</Link>,{' '}
            <Link href={privacyPolicyLink}>{copy.ours.privacy}</Link>.
          </Text>
          <Text measure>{copy.coolingOff}</Text>
        </Stack>
      }
      aside={<ApplicationAside {...copy.aside} />}
    >
      <Group title={copy.groups.read}>
        <Statement
          label={copy.acceptances.insurerPdsAndPrivacy}
          note={fields.documents === 'yes' ? undefined : copy.unseen}
          isDisabled={fields.documents !== 'yes'}
          {...form.choice('insurerPdsAndPrivacy')}
        />
        {statement('applicationRequirements', notes.applicationRequirements)}
        {statement('brokerTerms')}
      </Group>
      <Group title={copy.groups.next}>
        {statement('insurerContact', notes.insurerContact)}
        {statement('monitorEmails', notes.monitorEmails)}
        {statement('completeWithin30Days', notes.completeWithin30Days(formatDate(finishBy(chosen.chosenAt))))}
        {statement('personalDetailsDisclosure', notes.personalDetailsDisclosure)}
      </Group>
    </StepPage>
  )
}

/** The chosen insurer's; null where the list has none of it. */
function ownOf(suppliers: readonly SupplierDocuments[], code: string | undefined): SupplierDocuments | null {
  return suppliers.find(({ supplierCode }) => supplierCode === code) ?? null
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={16}>
      <Heading level={2} size={20}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
