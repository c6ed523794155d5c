import type { SupplierDocuments } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Alert, fieldId, Heading, Link, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { Statement } from '#fields/statement'
import { insurerName } from '#quote/insurers'
import { DocumentTable } from '#underwriting/document-table'
import { documentsCopy, documentTexts } from '#underwriting/documents-copy'
import { supplierDocuments } from '#underwriting/supplier-documents'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { useStepOfChange } from '../useStepOfChange.ts'
import { keyDocumentsCopy as copy } from './copy.ts'
import { hasTakenBack, withOffered, withOpened } from './offered.ts'
import { view } from './view.ts'

const { acceptances, groups, ours } = documentsCopy

/** The insurer's documents, and the acceptances that go with them. */
export default function KeyDocumentsStep() {
  const services = usePageServices()
  const page = useStepOfChange('key-documents', view)
  const { form, draft } = page
  const { answers, fields } = form
  const { fsgLink, privacyPolicyLink } = useBrand()
  const query = useAtomValue(supplierDocuments(services))
  const code = answers.change.policy?.insurerCode
  const own = query.data && (query.data.find(({ supplierCode }) => supplierCode === code) ?? null)
  const [isNewer, setNewer] = useState(false)

  useEffect(() => {
    if (own === undefined) return
    const before = draft.read().answers
    const after = withOffered(before, own?.documents ?? [])
    if (after === before) return
    setNewer((isAlready) => isAlready || hasTakenBack(before, after))
    draft.update((current) => withOffered(current, own?.documents ?? []))
  }, [draft, own])

  return (
    <ChangeStepPage
      {...page}
      title={copy.title}
      notices={
        isNewer && (
          <Alert severity="warn" title={documentsCopy.newer.title} role="status">
            <p>{documentsCopy.newer.text}</p>
          </Alert>
        )
      }
      intro={
        <Stack gap={24}>
          <Text size={20} tone="soft" measure>
            {copy.lead(insurerName(code ?? ''))}
          </Text>
          <QueryView<SupplierDocuments | null>
            query={{ ...query, data: own }}
            texts={documentTexts}
            onRecovered={() => document.getElementById(fieldId({ name: 'insurerPdsAndPrivacy' }))?.focus()}
            lines={5}
            isEmpty={(supplier) => supplier === null || supplier.documents.length === 0}
            empty={
              <Alert severity="warn" title={documentsCopy.none.title}>
                <p>{documentsCopy.none.text}</p>
              </Alert>
            }
          >
            {(supplier) =>
              supplier && (
                <DocumentTable
                  supplier={supplier}
                  baseUrl={services.config.apiUrl}
                  opened={answers.opened}
                  onOpen={(opened) => draft.update((current) => withOpened(current, opened))}
                />
              )
            }
          </QueryView>
          <Text measure>
            {ours.lead} <Link href="/terms-and-conditions">{ours.terms}</Link>,{' '}
            <Link href={fsgLink}>{ours.guide}</Link>, <Link href={privacyPolicyLink}>{ours.privacy}</Link>.
          </Text>
          <Text measure>{copy.coolingOff}</Text>
        </Stack>
      }
      aside={<StepAside {...copy.aside} />}
    >
      <Group title={groups.read}>
        <Statement
          label={acceptances.insurerPdsAndPrivacy}
          note={fields.documents === 'yes' ? undefined : documentsCopy.unseen}
          isDisabled={fields.documents !== 'yes'}
          {...form.choice('insurerPdsAndPrivacy')}
        />
        <Statement label={acceptances.brokerTerms} {...form.choice('brokerTerms')} />
      </Group>
      <Group title={groups.next}>
        {(['insurerContact', 'monitorEmails', 'personalDetailsDisclosure'] as const).map((name) => (
          <Statement key={name} label={acceptances[name]} note={copy.notes[name]} {...form.choice(name)} />
        ))}
      </Group>
    </ChangeStepPage>
  )
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
