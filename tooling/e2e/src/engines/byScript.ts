/** Expressions that act on a control of a frame, where a driver presses beside it and types into nothing. */
export const clickByScript = (script: string): string => `(${script}).click()`

export const typeByScript = (script: string, text: string): string =>
  `(${enter.toString()})(${script}, ${JSON.stringify(text)})`

/** Runs in the page. React hears of a value only if it is set by the prototype's own setter. */
function enter(control: HTMLInputElement, text: string): void {
  control.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
