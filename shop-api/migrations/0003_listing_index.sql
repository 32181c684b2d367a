-- Listings are found and ordered in the shop's memory (docs/decisions/0006): what the database kept
-- for them goes, and it notes instead which products changed.
DROP TRIGGER products_search_text ON products;
--> statement-breakpoint
DROP TRIGGER categories_search_text ON categories;
--> statement-breakpoint
DROP FUNCTION keep_product_search_text();
--> statement-breakpoint
DROP FUNCTION keep_category_search_text();
--> statement-breakpoint
DROP FUNCTION product_search_text(text, integer);
--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_cheapest";--> statement-breakpoint
DROP INDEX "products_dearest";--> statement-breakpoint
DROP INDEX "products_a_to_z";--> statement-breakpoint
DROP INDEX "products_z_to_a";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
CREATE TABLE "catalog_changes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalog_changes_in_order" ON "catalog_changes" USING btree ("version","product_id");--> statement-breakpoint
CREATE SEQUENCE catalog_version;
--> statement-breakpoint
CREATE FUNCTION note_catalog_changes(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  next_version bigint;
BEGIN
  IF cardinality(changed) = 0 THEN
    RETURN;
  END IF;
  -- One transaction at a time, until it ends: then nobody who has read up to a version can have missed
  -- a smaller one that was still to come.
  PERFORM pg_advisory_xact_lock(7424203);
  next_version := nextval('catalog_version');
  INSERT INTO catalog_changes (product_id, version)
  SELECT unnest(changed), next_version
  ON CONFLICT (product_id) DO UPDATE SET version = excluded.version;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM note_catalog_changes(ARRAY(SELECT id FROM rows_after));
    WHEN 'UPDATE' THEN
      PERFORM note_catalog_changes(ARRAY(
        SELECT coalesce(was.id, became.id)
        FROM rows_before AS was FULL JOIN rows_after AS became ON became.id = was.id
        WHERE (was.name, was.category_id, was.price, was.status)
          IS DISTINCT FROM (became.name, became.category_id, became.price, became.status)));
    WHEN 'DELETE' THEN
      PERFORM note_catalog_changes(ARRAY(SELECT id FROM rows_before));
    ELSE
      PERFORM note_catalog_changes(ARRAY(SELECT product_id FROM catalog_changes WHERE product_id > 0));
  END CASE;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products
REFERENCING NEW TABLE AS rows_after
FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON products
REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
--> statement-breakpoint
CREATE TRIGGER products_removed AFTER DELETE ON products
REFERENCING OLD TABLE AS rows_before
FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
--> statement-breakpoint
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
--> statement-breakpoint
CREATE FUNCTION note_category_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_catalog_changes(ARRAY[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION note_category_changes();
--> statement-breakpoint
SELECT note_catalog_changes(ARRAY(SELECT 0 UNION ALL SELECT id FROM products));
