CREATE TABLE "seedings" (
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Until now the regions said that a database was filled.
INSERT INTO "seedings" ("seeded_at") SELECT now() WHERE EXISTS (SELECT FROM "provinces");
