CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The stemmers of PostgreSQL without their stop words: every word of a title can be searched for.
CREATE TEXT SEARCH DICTIONARY search_english (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH DICTIONARY search_french (TEMPLATE = snowball, LANGUAGE = french);

-- What can be found. A key is a word together with the kind of document and the place it stands in; domain/search
-- writes and asks for them, so the index alone tells how good a match is.
CREATE TABLE search_documents (
  type text NOT NULL CHECK (type IN ('artworks', 'artists', 'series', 'news', 'press')),
  id integer NOT NULL,
  -- Words in the shortest title.
  title_length smallint NOT NULL,
  keys tsvector NOT NULL,
  PRIMARY KEY (type, id)
);
-- Nobody reads the keys, only their index, so they are not worth compressing.
ALTER TABLE search_documents ALTER COLUMN keys SET STORAGE EXTERNAL;
-- Every search reads through what waits to be sorted in, so whoever writes sorts it in at once, however much it is.
CREATE INDEX search_documents_keys ON search_documents USING gin (keys) WITH (gin_pending_list_limit = 65536);

-- The words of titles and names as they are after unaccent, for the nearest ones to a misspelt word.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY
);
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);
