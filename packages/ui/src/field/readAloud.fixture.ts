import { expect } from 'storybook/test'

/** The control of a form name; of radio buttons and checkboxes that of a value. */
export function controlOf(root: HTMLElement, name: string, value?: string): HTMLElement {
  const selector = value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`
  const control = root.querySelector<HTMLElement>(selector)
  if (!control) throw new Error(`There is no ${selector}`)
  return control
}

/** The group of the control of a form name. */
export function groupOf(root: HTMLElement, name: string): HTMLElement {
  const group = controlOf(root, name).closest('fieldset')
  if (!group) throw new Error(`${name} stands in no group`)
  return group
}

/** Expects the whole accessible name and description, empty where there is none. */
export async function expectReadAloud(
  element: HTMLElement,
  name: string,
  description: string,
): Promise<void> {
  await expect(element).toHaveAccessibleName(name)
  await expect(element).toHaveAccessibleDescription(description)
}
