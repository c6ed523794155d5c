CREATE TABLE "account_closings" (
	"subject" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"sealed_email" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "detail_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner" text NOT NULL,
	"policy_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "former_emails" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "account_closings_due" ON "account_closings" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "detail_notices_owner" ON "detail_notices" USING btree ("owner");