CREATE TABLE "signatures" (
	"application_id" uuid NOT NULL,
	"holder" integer NOT NULL,
	"token_hash" text,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"secret_hash" text,
	"secret_ends_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"sealed_signature" text,
	CONSTRAINT "signatures_application_id_holder_pk" PRIMARY KEY("application_id","holder"),
	CONSTRAINT "signatures_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;