CREATE TABLE "in_case_pages" (
	"owner" text PRIMARY KEY NOT NULL,
	"sealed_details" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"sealed_person" text,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "in_case_pages_token_hash_unique" UNIQUE("token_hash")
);
