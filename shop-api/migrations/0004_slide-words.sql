ALTER TABLE "slides" ADD COLUMN "headline" text;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "price_from" bigint;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "action" text;