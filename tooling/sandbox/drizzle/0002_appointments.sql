CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"body" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consent_ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contact_requests" ALTER COLUMN "consent_ends_at" DROP NOT NULL;