CREATE TABLE "death_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" uuid,
	"body_hash" text NOT NULL,
	"reference" text NOT NULL,
	"sealed_claim" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_needs" (
	"owner" text PRIMARY KEY NOT NULL,
	"sealed_needs" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "owner" text;--> statement-breakpoint
CREATE UNIQUE INDEX "death_claims_key" ON "death_claims" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "death_claims_reference" ON "death_claims" USING btree ("reference");