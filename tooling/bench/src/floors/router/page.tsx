import { useState } from 'react'
import { Link, type RouteObject } from 'react-router'

const TEXT =
  'A plain paragraph of about the length that pages of this product have, so that both carry the same number of words.'
const CARDS = Array.from({ length: 12 }, (_, index) => `Card ${index + 1}`)
const QUESTIONS = Array.from({ length: 12 }, (_, index) => `Question ${index + 1}?`)

function Header() {
  const [isOpen, setOpen] = useState(false)
  return (
    <header>
      <Link to="/">Home</Link>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <nav hidden={!isOpen}>
        {CARDS.slice(0, 6).map((label) => (
          <Link key={label} to={`/${label}`}>
            {label}
          </Link>
        ))}
      </nav>
    </header>
  )
}

/** A landing page of ordinary size: what hydrating costs, without anything of this product. */
function Landing() {
  return (
    <>
      <Header />
      <main>
        <h1>Compare insurance</h1>
        <p>{TEXT}</p>
        <Link to="/start">Start</Link>
        {CARDS.map((title) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{TEXT}</p>
            <Link to={`/${title}`}>More</Link>
          </section>
        ))}
        {QUESTIONS.map((question) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{TEXT}</p>
          </details>
        ))}
      </main>
      <footer>
        <ul>
          {CARDS.map((label) => (
            <li key={label}>
              <Link to={`/${label}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </footer>
    </>
  )
}

export const routes: RouteObject[] = [{ path: '*', element: <Landing /> }]
