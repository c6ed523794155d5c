CREATE TABLE "insurability_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"policy_id" uuid NOT NULL,
	"key" uuid,
	"body_hash" text NOT NULL,
	"sealed_request" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"policy_id" uuid NOT NULL,
	"key" uuid,
	"body_hash" text NOT NULL,
	"reference" text NOT NULL,
	"sealed_change" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_changes_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "insurability_requests" ADD CONSTRAINT "insurability_requests_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insurability_requests_key" ON "insurability_requests" USING btree ("owner","key");--> statement-breakpoint
CREATE INDEX "insurability_requests_policy" ON "insurability_requests" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_changes_key" ON "policy_changes" USING btree ("owner","key");--> statement-breakpoint
CREATE INDEX "policy_changes_policy" ON "policy_changes" USING btree ("policy_id");