/** A field for machines alone: whatever is written here gives them away. */
export const Honeypot = ({ label }: { label: string }) => (
  <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
    <label>
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
