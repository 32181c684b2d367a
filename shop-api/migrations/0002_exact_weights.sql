ALTER TABLE "products" ALTER COLUMN "weight" SET DATA TYPE numeric(14, 2);--> statement-breakpoint
ALTER TABLE "order_details" ALTER COLUMN "weight" SET DATA TYPE numeric(14, 2);--> statement-breakpoint
ALTER TABLE "order_details" ALTER COLUMN "total_weight" SET DATA TYPE numeric(14, 2);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total_weight" SET DATA TYPE numeric(14, 2);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "insurance_fee_amount" SET DATA TYPE numeric(17, 2);--> statement-breakpoint
ALTER TABLE "shipping_methods" ALTER COLUMN "insurance_fee_amount" SET DATA TYPE numeric(17, 2);