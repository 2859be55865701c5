-- Whom an exhibition shows: those whom staff name, else those whose works hang in it.
CREATE VIEW exhibited_artists AS
SELECT exhibition_id, artist_id FROM exhibition_artists
UNION
SELECT exhibition_id, artworks.artist_id
FROM exhibition_artworks
JOIN artworks ON artworks.id = exhibition_artworks.artwork_id AND artworks.published_at IS NOT NULL
WHERE NOT EXISTS (
  SELECT FROM exhibition_artists WHERE exhibition_artists.exhibition_id = exhibition_artworks.exhibition_id
);
