CREATE TABLE "mailed_comparisons" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tracking_id" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"answer" json NOT NULL,
	"content" json,
	"email_hash" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_comparisons_tracking_id_unique" UNIQUE("tracking_id")
);
