CREATE TABLE "transfer_files" (
	"draft_key" text NOT NULL,
	"number" integer NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sealed_file" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfer_files_draft_key_number_pk" PRIMARY KEY("draft_key","number")
);
--> statement-breakpoint
CREATE TABLE "transfer_policies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_key" text NOT NULL,
	"row_key" text NOT NULL,
	"place" integer NOT NULL,
	"owner" text,
	"transfer_id" uuid,
	"sealed_policy" text NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"stage_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tracking_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"draft" text NOT NULL,
	"draft_key" text NOT NULL,
	"rev" integer NOT NULL,
	"owner" text,
	"body_hash" text NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"secret_hash" text,
	"sealed_body" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_tracking_id_unique" UNIQUE("tracking_id"),
	CONSTRAINT "transfers_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "signatures" DROP CONSTRAINT "signatures_application_id_holder_pk";--> statement-breakpoint
ALTER TABLE "signatures" ALTER COLUMN "application_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "transfer_policies" ADD CONSTRAINT "transfer_policies_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_policies_row" ON "transfer_policies" USING btree ("draft_key","row_key");--> statement-breakpoint
CREATE INDEX "transfer_policies_owner" ON "transfer_policies" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "transfer_policies_transfer" ON "transfer_policies" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "transfer_policies_due" ON "transfer_policies" USING btree ("due_at") WHERE "transfer_policies"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "transfers_client" ON "transfers" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "transfers_owner" ON "transfers" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "transfers_draft" ON "transfers" USING btree ("draft_key","rev");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_submitted" ON "transfers" USING btree ("draft_key") WHERE "transfers"."reference" is not null;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_application" ON "signatures" USING btree ("application_id","holder");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_transfer" ON "signatures" USING btree ("transfer_id","holder");--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_subject" CHECK (num_nonnulls("signatures"."application_id", "signatures"."transfer_id") = 1);