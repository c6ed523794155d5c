import { type FormEvent, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'

const STEPS = ['About you', 'Your dependants', 'Assets and debts']

/** R: the form of the floor F with React alone, without addresses, kept answers or checks. */
function Form() {
  const [answers, setAnswers] = useState({ age: '', salary: '' })
  const [step, setStep] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setStep(step + 1)
  }
  return (
    <form key={step} onSubmit={submit}>
      <h1>{STEPS[step]}</h1>
      {(['age', 'salary'] as const).map((name) => (
        <label key={name}>
          {name}
          <input
            value={answers[name]}
            onChange={(event) => setAnswers({ ...answers, [name]: event.target.value })}
          />
        </label>
      ))}
      <button type="button" onClick={() => setStep(step - 1)}>
        Back
      </button>
      <button type="submit">Continue</button>
    </form>
  )
}

const root = document.getElementById('root')
if (root) hydrateRoot(root, <Form />)
