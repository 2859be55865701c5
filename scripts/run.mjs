import { spawn } from 'node:child_process'
import path from 'node:path'

export const projectDir = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')

/** The Node.js that the project is pinned to, whatever the system has. */
export const pinnedNode = path.join(projectDir, 'node_modules/node/bin/node')

/**
 * Runs a program to its end and answers what it printed; fails with that when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isShown?: boolean }} [options]
 * @returns {Promise<string>}
 */
export function run(program, args, { env, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: projectDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${path.basename(program)} ${args.join(' ')} ended with ${code ?? signal}\n${output}`))
    })
  })
}

/**
 * Runs an installed tool on the pinned Node.js.
 * @param {string} name the command, as `npx` would know it
 * @param {string[]} [args]
 * @param {{ env?: NodeJS.ProcessEnv, isShown?: boolean }} [options]
 */
export const runTool = (name, args = [], options = {}) =>
  run(pinnedNode, [path.join(projectDir, 'node_modules/.bin', name), ...args], options)

/**
 * Stands in for a long-running child: its end is ours, our signals are its.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export function become(args, { env } = {}) {
  // The channel closes when this process dies, however it dies, and the child then stops too.
  const child = spawn(pinnedNode, args, {
    cwd: projectDir,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'])) {
    // A terminal's Ctrl-C reaches the child by itself; a signal to this process alone must be handed on.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
}
