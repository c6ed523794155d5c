import { atom, useAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import * as z from 'zod/mini'

const answersAtom = atom({ age: '', salary: '' })
const schema = z.object({
  age: z.string().check(z.regex(/^\d{2}$/)),
  salary: z.string().check(z.regex(/^\d{1,9}$/)),
})

/** The least that a prerendered step of two fields needs from the libraries this product is built on. */
function Step({ title, next }: { readonly title: string; readonly next: string }) {
  const [answers, setAnswers] = useAtom(answersAtom)
  const [failed, setFailed] = useState(false)
  const navigate = useNavigate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = schema.safeParse(answers)
    setFailed(!read.success)
    if (read.success) navigate(next)
  }
  return (
    <form onSubmit={submit}>
      <h1>{title}</h1>
      {failed && <p role="alert">Check your answers</p>}
      {(['age', 'salary'] as const).map((name) => (
        <label key={name}>
          {name}
          <input
            value={answers[name]}
            onChange={(event) => setAnswers({ ...answers, [name]: event.target.value })}
          />
        </label>
      ))}
      <button type="submit">Continue</button>
    </form>
  )
}

const router = createBrowserRouter([
  { path: '/', element: <Step title="About you" next="/two" /> },
  { path: '/two', element: <Step key="two" title="Your dependants" next="/" /> },
])
const root = document.getElementById('root')
if (root) hydrateRoot(root, <RouterProvider router={router} />)
