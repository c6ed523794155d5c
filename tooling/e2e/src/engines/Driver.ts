/** A key that moves the focus or a choice, activates or closes. Firefox's driver activates nothing by Space. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp'

/** The commands that an engine's own driver runs for a visitor. A `script` is an expression that gives an element. */
export interface Driver {
  /** Engine and version, as `Firefox 140.12`. */
  readonly engine: string
  goTo(address: string): Promise<void>
  /** @returns the value of an expression in the page, which is plain data */
  run<T>(expression: string): Promise<T>
  click(script: string): Promise<void>
  /** Types into an element as a keyboard does, after what it holds is selected. */
  type(script: string, text: string): Promise<void>
  key(name: Key): Promise<void>
  attach(script: string, file: string): Promise<void>
  /** Goes into a frame: from here on, scripts run in it. */
  enter(frame: string): Promise<void>
  /** @returns the page on sheets of A4, as a PDF */
  readonly print?: () => Promise<Uint8Array>
  /** @returns what the window shows, as a PNG */
  picture(): Promise<Uint8Array>
  reload(): Promise<void>
  back(): Promise<void>
  close(): Promise<void>
}
