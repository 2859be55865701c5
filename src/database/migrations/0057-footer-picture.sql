-- The foot of the pages shows its picture as wide as pictures are made now.
UPDATE pages SET image = 'pictures/' || hash || '/' || least(width, 2400) || '.jpg'
FROM pictures WHERE slug = 'footer' AND width > 1600 AND image = 'pictures/' || hash || '/1600.jpg';
