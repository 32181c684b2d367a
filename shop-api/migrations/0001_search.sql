-- Text search over product, category and parent names (Contract clarification 11).
-- `search_text` is kept by triggers, whoever writes; words of three signs or more use the index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION product_search_text(product_name text, of_category integer) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(' ', product_name, category.name, parent.name) COLLATE "und-x-icu")
  FROM categories AS category LEFT JOIN categories AS parent ON parent.id = category.parent_id
  WHERE category.id = of_category
$$;
--> statement-breakpoint
CREATE FUNCTION keep_product_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := coalesce(product_search_text(NEW.name, NEW.category_id), '');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_search_text BEFORE INSERT OR UPDATE OF name, category_id, search_text
ON products FOR EACH ROW EXECUTE FUNCTION keep_product_search_text();
--> statement-breakpoint
CREATE FUNCTION keep_category_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET search_text = product_search_text(name, category_id)
  WHERE category_id = NEW.id
    OR category_id IN (SELECT id FROM categories WHERE parent_id = NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER categories_search_text AFTER UPDATE OF name, parent_id
ON categories FOR EACH ROW EXECUTE FUNCTION keep_category_search_text();
--> statement-breakpoint
CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops);
