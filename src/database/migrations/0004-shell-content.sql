-- The footer leads to the gallery's places elsewhere: [{"name": "…", "url": "https://…"}].
ALTER TABLE pages ADD COLUMN links jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(links) = 'array');
