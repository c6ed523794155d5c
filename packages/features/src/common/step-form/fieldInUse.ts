/**
 * The name of the control that has the focus, or null. What is filled in there meanwhile would run together with what the
 * visitor is about to type.
 */
export const controlInUse = (): string | null => document.activeElement?.getAttribute('name') ?? null

/** Whether a control is of this field: a date has three, each named after it. */
export const isOfField = (control: string | null, field: string): boolean =>
  control !== null && (control === field || control.startsWith(`${field}-`))
