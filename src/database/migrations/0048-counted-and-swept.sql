-- Pictures that nobody has described count in no language any more (record 0061): what lists read of such things is
-- written anew by the job that fills in what is missing.
UPDATE content SET marks = NULL WHERE lacks @> '{alt}';

-- Files that were removed long ago: when somebody looked whether anything still needs their bytes, and whether those are gone.
CREATE TABLE swept_files (
  media_id integer PRIMARY KEY,
  looked_at timestamptz NOT NULL,
  is_gone boolean NOT NULL
);
