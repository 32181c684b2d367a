CREATE TABLE "payment_installments" (
	"payment_method_id" integer NOT NULL,
	"months" smallint NOT NULL,
	"monthly_rate" numeric(14, 2) NOT NULL,
	"min_amount" bigint,
	CONSTRAINT "payment_installments_payment_method_id_months_pk" PRIMARY KEY("payment_method_id","months"),
	CONSTRAINT "payment_installments_months" CHECK (months BETWEEN 2 AND 60),
	CONSTRAINT "payment_installments_rate" CHECK (monthly_rate >= 0),
	CONSTRAINT "payment_installments_amount" CHECK (min_amount > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_installments" ADD CONSTRAINT "payment_installments_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;