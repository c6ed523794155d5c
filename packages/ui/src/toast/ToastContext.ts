import { type Context, createContext, use } from 'react'
import type { Severity } from '../alert/Alert.tsx'

/** What a toast says. */
export type ToastMessage = {
  /** What happened, in a sentence; it is announced politely. */
  text: string
  /** Default `success`. An error that needs an answer belongs into the page, as an `Alert`. */
  severity?: Severity | undefined
  /** What can be done about it, and elsewhere too, as the toast may be gone. A press also takes the toast away. */
  action?: { label: string; onPress: () => void } | undefined
  /**
   * Goes by itself after 20 seconds in which neither the pointer nor the focus is on a toast; never with reduced motion or with an
   * action. Without it the toast stays until it is dismissed.
   */
  passing?: boolean | undefined
}

/** Shows a message; what is shown already stays. */
export type ShowToast = (message: ToastMessage) => void

export const ToastContext: Context<ShowToast | null> = createContext<ShowToast | null>(null)

/** Gives what shows a message in the `ToastRegion` around the component. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastRegion around it')
  return show
}
