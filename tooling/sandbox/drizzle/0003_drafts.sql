CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner" text NOT NULL,
	"flow" text NOT NULL,
	"rev" integer NOT NULL,
	"tracking_id" uuid,
	"body_hash" text NOT NULL,
	"answer" json NOT NULL,
	"content" json,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tracking_id" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"answer" json NOT NULL,
	"content" json,
	"code_hash" text,
	"code_ends_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"codes_sent" integer DEFAULT 0 NOT NULL,
	"opened_by" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resumes_tracking_id_unique" UNIQUE("tracking_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_tracking" ON "drafts" USING btree ("owner","tracking_id");--> statement-breakpoint
CREATE INDEX "drafts_latest" ON "drafts" USING btree ("owner","flow","rev");