import { type Context, createContext, use } from 'react'
import type { Severity } from '../alert/Alert.tsx'

/** A toast's message. */
export type ToastMessage = {
  /** Says in a sentence what happened; announced politely. */
  text: string
  /** Default `success`. An error that needs an answer belongs in the page, as an `Alert`. */
  severity?: Severity | undefined
  /** An action, which the page offers too, as the toast may be gone. A press also dismisses the toast. */
  action?: { label: string; onPress: () => void } | undefined
  /**
   * Dismisses the toast after 20 seconds in which neither the pointer nor the focus is on a toast; never with
   * reduced motion or with an action. Without it the toast stays until it is dismissed.
   */
  passing?: boolean | undefined
}

/** Shows a message; earlier toasts stay. */
export type ShowToast = (message: ToastMessage) => void

export const ToastContext: Context<ShowToast | null> = createContext<ShowToast | null>(null)

/** Returns the function that shows a message in the `ToastRegion` around the component. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastRegion around it')
  return show
}
