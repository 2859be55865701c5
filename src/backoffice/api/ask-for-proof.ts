import { create } from 'zustand'

/** Whether a call waits for somebody to show once more who they are. */
export const useProofQuestion = create<{ isAsked: boolean }>(() => ({ isAsked: false }))

let question: { answered: Promise<boolean>; answer: (isShown: boolean) => void } | undefined

/** Asks whoever sits there to show who they are; says whether they have, however many calls wait for it. */
export function askForProof(): Promise<boolean> {
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    question = { answered: promise, answer: resolve }
    useProofQuestion.setState({ isAsked: true })
  }
  return question.answered
}

export function answerProof(isShown: boolean): void {
  question?.answer(isShown)
  question = undefined
  useProofQuestion.setState({ isAsked: false })
}
