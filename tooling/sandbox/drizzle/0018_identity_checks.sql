CREATE TABLE "identity_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner" text,
	"signature_id" uuid,
	"state" text NOT NULL,
	"matched" jsonb NOT NULL,
	"mismatches" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"person_hash" text,
	"request_id" uuid,
	"authorised_at" timestamp with time zone,
	"consent" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_checks_owner_unique" UNIQUE("owner"),
	CONSTRAINT "identity_checks_signature_id_unique" UNIQUE("signature_id"),
	CONSTRAINT "identity_checks_holder" CHECK (num_nonnulls("identity_checks"."owner", "identity_checks"."signature_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "identity_files" (
	"check_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"size" integer NOT NULL,
	"sealed_file" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_files_check_id_number_pk" PRIMARY KEY("check_id","number")
);
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_signature_id_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signatures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_files" ADD CONSTRAINT "identity_files_check_id_identity_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."identity_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signatures_secret" ON "signatures" USING btree ("secret_hash");