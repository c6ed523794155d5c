import { ErrorSummary, Text } from '@coverkit/ui'
import type { PageServices } from '#common/page-services/index.ts'
import { detailsCopy as copy } from '../copy.ts'
import { NotifyField } from '../NotifyField.tsx'
import type { PolicyToNotify } from '../policiesToNotify.ts'
import { PremiumEffect } from './PremiumEffect.tsx'
import { SectionControl } from './SectionControl.tsx'
import type { SectionKind } from './SectionKind.ts'
import { fieldIdOf, type SectionForm } from './useSectionForm.ts'

interface SectionFieldsProps<Field extends string> {
  readonly services: PageServices
  readonly kind: SectionKind<Field>
  readonly policies: readonly PolicyToNotify[]
  readonly section: SectionForm<Field>
}

/** The fields of a section, their result, and the policies whose insurers are notified. */
export function SectionFields<Field extends string>(props: SectionFieldsProps<Field>) {
  const { services, kind, policies, section } = props
  const { form, errorOf, errors, submitCount, effect } = section
  const preview = kind.preview?.(form) ?? null
  return (
    <>
      <ErrorSummary heading={copy.problem} errors={errors} submitCount={submitCount} />
      {kind.code && <Text measure>{kind.code.lead}</Text>}
      {kind.fields.map((field) => (
        <SectionControl
          key={field.name}
          services={services}
          field={field}
          id={fieldIdOf(kind, field.name)}
          value={form[field.name]}
          // TypeScript widens a computed key to string, so it cannot check that the field belongs to the form.
          onChange={(value) => section.set({ ...form, [field.name]: value })}
          format={(value) => section.tidied(field.name, value)}
          error={errorOf(field.name)}
        />
      ))}
      {preview !== null && (
        <div role="status">
          <Text>{copy.preview(preview)}</Text>
        </div>
      )}
      <NotifyField
        name={`${kind.id}-notify`}
        policies={policies}
        value={section.notify}
        onChange={section.setNotify}
      />
      {effect && <PremiumEffect premiums={effect.premiums} />}
    </>
  )
}
