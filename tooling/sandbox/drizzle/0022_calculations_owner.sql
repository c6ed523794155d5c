ALTER TABLE "calculations" ADD COLUMN "owner" text;--> statement-breakpoint
CREATE INDEX "calculations_owner" ON "calculations" USING btree ("owner");