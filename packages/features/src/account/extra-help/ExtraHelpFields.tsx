import { Heading, RadioGroup, Stack, Text, TextArea, TextField } from '@coverkit/ui'
import type { useInputForm } from '#common/form/useInputForm.ts'
import { extraHelpCopy as copy, type ExtraHelpField } from './copy.ts'
import { type ExtraHelpForm, FORMATS } from './extraHelpForm.ts'

interface ExtraHelpFieldsProps {
  readonly form: ReturnType<typeof useInputForm<ExtraHelpForm, ExtraHelpField>>
}

/** The fields, none of which has to be filled in. */
export function ExtraHelpFields({ form: { form, set, errorOf, formatOf } }: ExtraHelpFieldsProps) {
  const text = (name: Exclude<ExtraHelpField, 'note'>) => ({
    name,
    value: form[name],
    optional: true,
    format: formatOf(name),
    error: errorOf(name),
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <Stack gap={24}>
      <TextField
        {...text('interpreterLanguage')}
        label={copy.interpreterLanguage}
        hint={copy.interpreterHint}
        autoComplete="off"
        width="medium"
      />
      <RadioGroup
        name="format"
        legend={copy.format}
        columns={2}
        options={FORMATS.map((value) => ({ value, label: copy.formats[value] }))}
        value={form.format}
        onChange={(format) => set({ format })}
      />
      <Stack as="section" labelledBy="representative" gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="representative">
            {copy.representative.legend}
          </Heading>
          <Text tone="soft">{copy.representative.hint}</Text>
        </Stack>
        <TextField {...text('representativeName')} label={copy.representative.name} autoComplete="off" />
        <TextField
          {...text('representativePhone')}
          label={copy.representative.phone}
          type="tel"
          autoComplete="off"
          width="medium"
        />
      </Stack>
      <TextField {...text('safeTimes')} label={copy.safeTimes} hint={copy.safeTimesHint} autoComplete="off" />
      <TextField
        {...text('safeAddress')}
        label={copy.safeAddress}
        hint={copy.safeAddressHint}
        autoComplete="off"
      />
      <TextArea
        name="note"
        label={copy.note}
        hint={copy.noteHint}
        optional
        rows={4}
        value={form.note}
        onChange={(note) => set({ note })}
        error={errorOf('note')}
      />
    </Stack>
  )
}
