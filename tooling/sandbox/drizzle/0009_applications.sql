CREATE TABLE "applications" (
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
	CONSTRAINT "applications_tracking_id_unique" UNIQUE("tracking_id"),
	CONSTRAINT "applications_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE INDEX "applications_client" ON "applications" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "applications_draft" ON "applications" USING btree ("draft_key");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_submitted" ON "applications" USING btree ("draft_key") WHERE "applications"."reference" is not null;