CREATE TABLE "nominations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"policy_id" uuid NOT NULL,
	"key" uuid,
	"body_hash" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"sealed_nomination" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "nominations" ADD CONSTRAINT "nominations_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nominations_key" ON "nominations" USING btree ("owner","key");--> statement-breakpoint
CREATE UNIQUE INDEX "nominations_reference" ON "nominations" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "nominations_policy" ON "nominations" USING btree ("policy_id");