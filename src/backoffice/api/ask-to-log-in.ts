import { create } from 'zustand'

/** Whether a call waits for somebody to log in. */
export const useLoginQuestion = create<{ isAsked: boolean }>(() => ({ isAsked: false }))

let question: { answered: Promise<void>; answer: () => void } | undefined

/** Asks whoever sits there to log in, over whatever they are doing; done once they have, however many calls wait for it. */
export function askToLogIn(): Promise<void> {
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<void>()
    question = { answered: promise, answer: resolve }
    useLoginQuestion.setState({ isAsked: true })
  }
  return question.answered
}

/** Somebody has come in: the calls that waited are repeated. */
export function answerLogin(): void {
  question?.answer()
  question = undefined
  useLoginQuestion.setState({ isAsked: false })
}
