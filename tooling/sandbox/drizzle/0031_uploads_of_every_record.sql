ALTER TABLE "uploads" DROP CONSTRAINT "uploads_claim_id_claims_id_fk";
--> statement-breakpoint
DROP INDEX "uploads_claim";--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "owner" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "home" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "only_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "uploads" SET "kind" = 'claim', "target" = "claim_id"::text, "home" = "claim_id"::text;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "target" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "home" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "claim_id";--> statement-breakpoint
CREATE INDEX "uploads_home" ON "uploads" USING btree ("home");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner");
