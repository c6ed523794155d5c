CREATE TABLE "calculations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tracking_id" uuid,
	"client_id" text,
	"draft" text,
	"rev" integer,
	"body_hash" text NOT NULL,
	"answer" json NOT NULL,
	"body" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "calculations_tracking_id_unique" UNIQUE("tracking_id")
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"body" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consent_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"asked_by" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handed_on_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tracking_id" uuid,
	"client_id" text,
	"draft" text,
	"rev" integer,
	"body_hash" text NOT NULL,
	"answer" json NOT NULL,
	"body" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_tracking_id_unique" UNIQUE("tracking_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"subject" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"profile" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "calculations_client" ON "calculations" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to","sent_at");--> statement-breakpoint
CREATE INDEX "mails_asked_by" ON "mails" USING btree ("asked_by","sent_at");--> statement-breakpoint
CREATE INDEX "quotes_client" ON "quotes" USING btree ("client_id");