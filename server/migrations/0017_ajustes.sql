-- How a user has her screens: layout, themes, direction. Null until she chooses any.
alter table usuarios add column ajustes jsonb;
