DROP INDEX "products_of_category";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_cheapest";--> statement-breakpoint
DROP INDEX "products_dearest";--> statement-breakpoint
DROP INDEX "products_a_to_z";--> statement-breakpoint
DROP INDEX "products_z_to_a";--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id","id" DESC NULLS FIRST,"name_key","brand_key") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("id" DESC NULLS FIRST,"category_id","name_key","brand_key") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree ("price","id" DESC NULLS FIRST,"category_id","name_key","brand_key") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "products_dearest" ON "products" USING btree ("price" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category_id","name_key","brand_key") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "products_a_to_z" ON "products" USING btree ("name_key","id" DESC NULLS FIRST,"category_id","brand_key") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "products_z_to_a" ON "products" USING btree ("name_key" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category_id","brand_key") WHERE status = 1;