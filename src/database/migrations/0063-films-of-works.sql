-- Films among the views of a work, behind its pictures: each with the still that stands for it and its captions by language.
CREATE TABLE artwork_films (
  artwork_id integer NOT NULL REFERENCES artworks ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  title jsonb NOT NULL,
  file text NOT NULL,
  poster_id integer NOT NULL REFERENCES pictures,
  captions jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(captions) = 'object'),
  PRIMARY KEY (artwork_id, position)
);
CREATE INDEX artwork_films_poster ON artwork_films (poster_id);
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artwork_films
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
