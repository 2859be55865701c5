-- What a paper, a lamination, a frame or a crate is, for whoever has to choose one.
ALTER TABLE print_choices ADD COLUMN about localized_text;
