-- Renditions are made of pictures that somebody has asked for: a gallery of ten thousand works would otherwise pack
-- pictures for a day that nobody may ever look at.
ALTER TABLE pictures ADD COLUMN first_asked_at timestamptz;
