/** Programs that know no dark colours keep the light ones; the others get both with the same contrast. */
export const SHEET_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #171614 !important } .ink { color: #fdfcfa !important } .muted { color: #b5b0a6 !important }
  .line { border-color: #3a3732 !important } .button { background: #fdfcfa !important; color: #171614 !important }
}
@media (max-width: 480px) { .room { padding: 32px 24px !important } }`
