import { CheckboxGroup } from '@coverkit/ui'
import { detailsCopy } from './copy.ts'
import type { PolicyToNotify } from './policiesToNotify.ts'

const copy = detailsCopy.notify

interface NotifyFieldProps {
  readonly name: string
  readonly policies: readonly PolicyToNotify[]
  /** Ids of those that are chosen. */
  readonly value: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Checkboxes for the policies whose insurers get the new details; renders nothing without policies. */
export function NotifyField({ name, policies, value, onChange }: NotifyFieldProps) {
  if (policies.length === 0) return null
  return (
    <CheckboxGroup
      name={name}
      legend={copy.legend}
      hint={copy.hint}
      options={policies.map(({ id, label }) => ({ value: id, label }))}
      value={value}
      onChange={onChange}
    />
  )
}
