import type { DataRouter } from 'react-router'

const KEY = 'accountName'

/** Preserves the account name in the address as the page changes, so that a reload shows the same brand. */
export function storeAccountName({ subscribe }: Pick<DataRouter, 'subscribe'>, view: Window = window): void {
  const name = new URLSearchParams(view.location.search).get(KEY)
  if (name === null) return
  subscribe(({ navigation }) => {
    const url = new URL(view.location.href)
    if (navigation.state !== 'idle' || url.searchParams.has(KEY)) return
    url.searchParams.set(KEY, name)
    view.history.replaceState(view.history.state, '', url)
  })
}
