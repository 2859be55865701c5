import { defineConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestCase, type TestSpecification } from 'vitest/node'

// Begun last, one of them would keep a processor busy alone; what is large is otherwise begun first.
const LONG = [
  ...['another-language', 'fuzz', 'nothing-unpublished', 'check-pdf', 'random-acts', 'list-content', 'plan-year'],
  ...['stripe-year', 'ownership', 'start', 'upload-memory', 'server', 'invite-people', 'make-renditions'],
]

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? LONG.length : at
    }
    // The runner's own order, not an array's. What is alike keeps it.
    // oxlint-disable-next-line unicorn/no-array-sort
    const ordered = await super.sort(files)
    return ordered.toSorted((one, other) => turn(one) - turn(other))
  }
}

/** Names what held only at its second try: no reason to refuse everything, but one to look into. */
class TellsOfFlaky implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) process.stdout.write(`\nflaky: ${test.module.relativeModuleId} > ${test.fullName}\n`)
  }
}

export default defineConfig({
  test: {
    include: ['{src,scripts,lint,benchmarks}/**/*.test.ts'],
    globalSetup: 'src/testing/prepare-databases.ts',
    isolate: false,
    // One more than the processors that the gate has: each waits for its database now and then.
    maxWorkers: 3,
    // Room for what is new: most of it is of no use any more before anybody has to look what is.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    // As for journeys: real servers are killed and raced here, on machines of any speed.
    retry: 1,
    reporters: ['dot', new TellsOfFlaky()],
    sequence: { sequencer: LongFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test needs is asked for by name, so that nothing depends on the machine it runs on.
    env: { LOG_LEVEL: 'silent' },
  },
})
