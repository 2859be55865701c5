-- Where links lead that visitors can press, and what came of asking there.
CREATE TABLE content_addresses (
  -- As a browser asks for it: from the slash on where it is of this site.
  address text PRIMARY KEY,
  -- The things that lead there, such as 'news/12'.
  named_by text[] NOT NULL,
  -- Null until it was asked; `unasked`: nobody could tell.
  outcome text CHECK (outcome IN ('there', 'nowhere', 'unasked')),
  -- Why: a status such as '404', or a word.
  reason text,
  asked_at timestamptz
);
CREATE INDEX content_addresses_nowhere ON content_addresses (address) WHERE outcome = 'nowhere';

-- When somebody last wanted all of them asked, and when a round of asking last began and ended.
CREATE TABLE link_checks (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  wanted_at timestamptz,
  begun_at timestamptz,
  ended_at timestamptz
);
INSERT INTO link_checks DEFAULT VALUES;

-- How often the page of a thing was opened on a day of the gallery, and nothing about who opened it.
CREATE TABLE page_visits (
  kind text NOT NULL,
  id integer NOT NULL,
  day date NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (kind, id, day)
);
CREATE INDEX page_visits_day ON page_visits (day);

-- Before this day nothing was counted.
CREATE TABLE visit_counting (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  begun_on date NOT NULL DEFAULT current_date
);
INSERT INTO visit_counting DEFAULT VALUES;
