import { Button, Inline, Text } from '@coverkit/ui'
import { Component, createRef, type ReactNode } from 'react'
import { useInRouterContext, useLocation } from 'react-router'
import { pageRegionCopy as copy } from './pageRegionCopy.ts'

interface PageRegionProps {
  readonly children: ReactNode
}

/** A part of a page that can fail without the rest. It is rendered again on request, and at another address. */
export function PageRegion(props: PageRegionProps) {
  return useInRouterContext() ? <RoutedRegion {...props} /> : <Boundary address="" {...props} />
}

function RoutedRegion(props: PageRegionProps) {
  return <Boundary address={useLocation().key} {...props} />
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

interface BoundaryProps extends PageRegionProps {
  readonly address: string
}

interface BoundaryState {
  readonly address: string
  readonly hasFailed: boolean
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  readonly #problem = createRef<HTMLDivElement>()
  #isPressed = false

  override state: BoundaryState = { address: this.props.address, hasFailed: false }

  static getDerivedStateFromError = (): Partial<BoundaryState> => ({ hasFailed: true })

  static getDerivedStateFromProps = (
    { address }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null => (address === state.address ? null : { address, hasFailed: false })

  /** The button that was pressed is gone, and another is there if drawing has failed again. */
  override componentDidUpdate(): void {
    if (!this.#isPressed) return
    this.#isPressed = false
    if (this.state.hasFailed) this.#problem.current?.querySelector('button')?.focus()
    else focusHeading()
  }

  readonly #drawAgain = () => {
    this.#isPressed = true
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" ref={this.#problem}>
        <Inline>
          <Text>{copy.text}</Text>
          <Button onClick={this.#drawAgain}>{copy.again}</Button>
        </Inline>
      </div>
    )
  }
}
