ALTER TABLE "mails" ADD COLUMN "asked_from" text;--> statement-breakpoint
CREATE INDEX "mails_asked_from" ON "mails" USING btree ("asked_from","sent_at");