CREATE TABLE "claim_files" (
	"claim_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sealed_file" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_files_claim_id_number_pk" PRIMARY KEY("claim_id","number")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"policy_id" uuid,
	"key" uuid,
	"body_hash" text NOT NULL,
	"reference" text NOT NULL,
	"sealed_claim" text NOT NULL,
	"stage" text NOT NULL,
	"lodged_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"outcome" text,
	"requested" jsonb NOT NULL,
	"requested_at" timestamp with time zone,
	"sealed_bank" text,
	"due_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claims_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "upload_pieces" (
	"upload_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"sealed_piece" text NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"claim_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"stored_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_files" ADD CONSTRAINT "claim_files_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_key" ON "claims" USING btree ("owner","key");--> statement-breakpoint
CREATE INDEX "claims_policy" ON "claims" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "uploads_claim" ON "uploads" USING btree ("claim_id");