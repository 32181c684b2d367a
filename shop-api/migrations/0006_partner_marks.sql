ALTER TABLE "payment_methods" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "logo" text;