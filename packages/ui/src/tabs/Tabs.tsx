import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react'
import { nextTab } from './nextTab.ts'
import * as styles from './tabs.css.ts'

/** A tab and its panel. */
export type Tab = {
  /** Unique among the tabs. */
  id: string
  /** Label of the tab: a word or two. */
  label: string
  /** Content of the panel; it stays in the page while another tab is chosen. */
  content: ReactNode
}

/** Props of `Tabs`: the tabs, the chosen one and a change handler. */
export type TabsProps = {
  /** Accessible name of the row of tabs: the subject that the tabs divide. */
  label: string
  /** In the order shown; two to five: with more, the labels need a second line. */
  tabs: readonly Tab[]
  /** Id of the chosen tab, where the caller holds it. Without it the component does, starting with the first. */
  selected?: string | undefined
  /** Called with the id of a tab when it is chosen. */
  onSelect?: ((id: string) => void) | undefined
}

/**
 * Parts of one thing, one of which is shown. The arrow keys choose at once, as the panels are in the page. Where nothing can be
 * pressed, on paper and without script, all panels are shown under their names.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps): ReactElement {
  const base = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const chosen = selected ?? own
  const choose = (id: string) => {
    setOwn(id)
    onSelect?.(id)
  }
  const press = (event: KeyboardEvent<HTMLButtonElement>, place: number) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextTab(event.key, place, tabs.length, isRightToLeft)
    const id = next === null ? undefined : tabs[next]?.id
    if (id === undefined) return
    event.preventDefault()
    choose(id)
    document.getElementById(`${base}${id}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            aria-controls={`${base}${tab.id}-panel`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => press(event, place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}${tab.id}-panel`}
          aria-labelledby={`${base}${tab.id}`}
          hidden={tab.id !== chosen}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone is reached from its tab by the tab key.
          tabIndex={0}
          data-label={tab.label}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
