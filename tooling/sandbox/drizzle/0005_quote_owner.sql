ALTER TABLE "quotes" ADD COLUMN "owner" text;--> statement-breakpoint
CREATE INDEX "quotes_owner" ON "quotes" USING btree ("owner");