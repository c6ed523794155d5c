ALTER TABLE "identity_users" ADD COLUMN "sign_up_from" text;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "is_contested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_keys" ADD COLUMN "later_keys" jsonb DEFAULT '[]'::jsonb NOT NULL;