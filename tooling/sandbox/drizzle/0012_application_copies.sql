CREATE TABLE "application_copies" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_copies" ADD CONSTRAINT "application_copies_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;