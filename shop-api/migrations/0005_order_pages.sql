ALTER TABLE "refunds" ALTER COLUMN "reason" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "requested_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "opening_hours" text;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_request" CHECK ((reason IS NULL) = (requested_at IS NULL) AND (reason IS NOT NULL OR status = 'approved'));