-- What every gallery starts with, before its staff write a word: doors to the rooms, the four categories, a footer.
INSERT INTO menu_items (id, position, name, slug) VALUES
  (1, 1, '{"en": "Artists", "fr": "Artistes", "cn": "艺术家"}', 'artist'),
  (2, 2, '{"en": "Artworks", "fr": "Œuvres", "cn": "作品"}', 'artwork'),
  (3, 3, '{"en": "Gallery", "fr": "Galerie", "cn": "画廊"}', 'gallery'),
  (4, 4, '{"en": "News", "fr": "Actualités", "cn": "新闻"}', 'news'),
  (5, 5, '{"en": "Press", "fr": "Presse", "cn": "媒体"}', 'press'),
  (27, 6, '{"en": "For artists", "fr": "Espace artistes", "cn": "艺术家申请"}', 'subscription');
SELECT setval(pg_get_serial_sequence('menu_items', 'id'), 100);

INSERT INTO categories (id, position, slug, name) VALUES
  (1, 1, 'Drawing', '{"en": "Drawing", "fr": "Dessin", "cn": "素描"}'),
  (2, 2, 'Painting', '{"en": "Painting", "fr": "Peinture", "cn": "绘画"}'),
  (3, 3, 'Photography', '{"en": "Photography", "fr": "Photographie", "cn": "摄影"}'),
  (4, 4, 'Sculpture', '{"en": "Sculpture", "fr": "Sculpture", "cn": "雕塑"}');
SELECT setval(pg_get_serial_sequence('categories', 'id'), 100);

INSERT INTO pages (slug, title, media_type) VALUES
  ('footer', '{"en": "The gallery", "fr": "La galerie", "cn": "画廊"}', 'IMAGE');

INSERT INTO legal_mentions (content) VALUES
  ('{"en": "All works are protected by copyright.", "fr": "Toutes les œuvres sont protégées par le droit d’auteur.", "cn": "所有作品均受著作权法保护。"}');
