CREATE TABLE "insurability_files" (
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sealed_file" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insurability_files_request_id_number_pk" PRIMARY KEY("request_id","number")
);
--> statement-breakpoint
ALTER TABLE "insurability_files" ADD CONSTRAINT "insurability_files_request_id_insurability_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."insurability_requests"("id") ON DELETE cascade ON UPDATE no action;