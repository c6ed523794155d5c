CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"sealed_policy" text NOT NULL,
	"commission_up_front_cents" integer,
	"commission_ongoing_cents" integer,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "policies_owner" ON "policies" USING btree ("owner");