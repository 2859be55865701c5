/** One file that the studio makes. */
export interface Task {
  /** Below the folder of the demo. */
  file: string
  make: () => Promise<Buffer>
}
