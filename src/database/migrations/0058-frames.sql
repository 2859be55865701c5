-- What is seen of a choice around the work; lengths are millimetres.
ALTER TABLE print_choices
  ADD COLUMN frame_profile text CHECK (frame_profile IN ('flat', 'rounded', 'sloped')),
  ADD COLUMN frame_width integer CHECK (frame_width >= 0),
  ADD COLUMN frame_depth integer CHECK (frame_depth >= 0),
  ADD COLUMN frame_color text,
  ADD COLUMN mat_width integer CHECK (mat_width >= 0),
  ADD COLUMN mat_color text,
  ADD COLUMN glass text CHECK (glass IN ('none', 'plain', 'museum', 'acrylic')),
  ADD COLUMN paper_color text,
  ADD COLUMN paper_border integer CHECK (paper_border >= 0);
