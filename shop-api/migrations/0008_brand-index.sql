DROP INDEX "products_of_brand";--> statement-breakpoint
CREATE INDEX "products_of_brand" ON "products" USING btree ("brand_key","price","category_id","name_key","id") WHERE status = 1;