import { useState } from 'react'

import { Button, ButtonLink } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Disclosure } from '../../components/disclosure.tsx'
import { Field } from '../../components/field.tsx'
import { Main } from '../../components/main.tsx'
import { Prose } from '../../components/prose.tsx'
import { Tabs } from '../../components/tabs.tsx'

const SIZES = ['text-display', 'text-heading', 'text-title', 'text-lead', 'text-body', 'text-label']
const COLOURS = ['bg-paper', 'bg-ink', 'bg-muted', 'bg-line', 'bg-accent', 'bg-error']

/** The workshop: every token and base component in one place, in development only. */
export default function StyleguidePage() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Main className="space-y-16 py-16">
      <title>Styleguide</title>
      <h1 className="font-display text-display">Styleguide</h1>
      <section className="space-y-2">
        {SIZES.map((size) => (
          <p key={size} className={size}>
            <span className="font-display">{size} Garamond</span> / Hanken Grotesk 等待一面墙的作品
          </p>
        ))}
        <p className="font-display text-title italic">A fine italic for titles, 书名不用斜体</p>
      </section>
      <section className="flex gap-4">
        {COLOURS.map((colour) => (
          <div key={colour} className={`size-24 border border-line ${colour}`} title={colour} />
        ))}
      </section>
      <section className="flex flex-wrap gap-4">
        <Button>Solid</Button>
        <Button look="outline">Outline</Button>
        <Button look="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/">A link</ButtonLink>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
      </section>
      <section className="grid max-w-xl gap-6">
        <Field label="Name" />
        <Field
          label="E-mail"
          hint="We answer within a day."
          defaultValue="ada@"
          error="Please enter a valid e-mail address."
        />
      </section>
      <Tabs
        label="Tabs"
        tabs={[
          { to: '/styleguide', name: 'This one' },
          { to: '/', name: 'Another' },
        ]}
      />
      <Disclosure title="Disclosure (folds up to 768 px)">Its content</Disclosure>
      <Prose text={'## A heading\n\nA paragraph with [a link](/contact).\n\n- one\n- two'} />
      {isOpen ? (
        <Dialog label="A dialog" onClose={() => setOpen(false)}>
          <h2 className="font-display text-heading">A dialog</h2>
        </Dialog>
      ) : null}
    </Main>
  )
}
