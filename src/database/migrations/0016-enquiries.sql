-- What people ask the gallery, and what it answers.
CREATE TABLE enquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- What people read out to each other; the last digit checks the others.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^E-\d{2}-\d{4}-\d{3}$'),
  -- What the sender's browser calls it, so that sending twice makes one enquiry.
  key uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('price', 'question', 'delivery', 'contact')),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  -- Who was logged in, and whether the address that was given was proven to be theirs.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  is_verified boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT '',
  locale text NOT NULL CHECK (locale IN ('en', 'fr', 'cn')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When something was last said.
  said_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX enquiries_latest ON enquiries (said_at DESC, id);
CREATE INDEX enquiries_status ON enquiries (status, said_at DESC);
CREATE INDEX enquiries_user ON enquiries (user_id);
CREATE INDEX enquiries_email ON enquiries (lower(email));

CREATE TABLE enquiry_artworks (
  enquiry_id uuid NOT NULL REFERENCES enquiries ON DELETE CASCADE,
  position integer NOT NULL,
  artwork_id integer NOT NULL REFERENCES artworks ON DELETE CASCADE,
  PRIMARY KEY (enquiry_id, artwork_id)
);
CREATE INDEX enquiry_artworks_artwork ON enquiry_artworks (artwork_id);

CREATE TABLE enquiry_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries ON DELETE CASCADE,
  key uuid NOT NULL,
  author text NOT NULL CHECK (author IN ('sender', 'gallery')),
  -- Which of the staff; they may leave, so nothing refers to them.
  staff_id uuid,
  text text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The same one sent twice is one.
  UNIQUE (enquiry_id, author, key),
  CHECK ((author = 'gallery') = (staff_id IS NOT NULL))
);

-- A price for one buyer. Its address may go when its account does; what was bought by it stays in the books.
CREATE TABLE offers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  enquiry_id uuid REFERENCES enquiries ON DELETE SET NULL,
  key uuid NOT NULL DEFAULT gen_random_uuid(),
  artwork_id integer NOT NULL REFERENCES artworks ON DELETE CASCADE,
  email text NOT NULL,
  -- In cents, before what is chosen for a print.
  price integer NOT NULL CHECK (price > 0),
  -- The last day on which it holds, where the gallery is.
  valid_until date NOT NULL,
  note text NOT NULL DEFAULT '',
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  withdrawn_at timestamptz,
  -- Whose carts have this price.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  accepted_at timestamptz,
  -- The order that it is used by, as long as that can still be paid, and from then on: it is good for one.
  order_id uuid REFERENCES orders,
  bought_at timestamptz,
  UNIQUE (enquiry_id, key),
  CHECK (bought_at IS NULL OR order_id IS NOT NULL)
);
CREATE INDEX offers_artwork ON offers (artwork_id);
CREATE INDEX offers_buyer ON offers (user_id, artwork_id) WHERE user_id IS NOT NULL;
CREATE INDEX offers_order ON offers (order_id) WHERE order_id IS NOT NULL;

-- By which offer a work was ordered, also when the order came to nothing.
ALTER TABLE order_lines ADD COLUMN offer_id uuid REFERENCES offers;
CREATE INDEX order_lines_offer ON order_lines (offer_id) WHERE offer_id IS NOT NULL;
