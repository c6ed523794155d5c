ALTER TABLE "transfer_files" ALTER COLUMN "sealed_file" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "insurability_files" ALTER COLUMN "sealed_file" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_files" ALTER COLUMN "sealed_file" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_files" ALTER COLUMN "sealed_file" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_pieces" ALTER COLUMN "sealed_piece" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer_files" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "transfer_files" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "insurability_files" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "insurability_files" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "identity_files" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "identity_files" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "claim_files" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "claim_files" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD COLUMN "piece" "bytea";--> statement-breakpoint
ALTER TABLE "transfer_files" ADD CONSTRAINT "transfer_files_file_key_unique" UNIQUE("file_key");--> statement-breakpoint
ALTER TABLE "insurability_files" ADD CONSTRAINT "insurability_files_file_key_unique" UNIQUE("file_key");--> statement-breakpoint
ALTER TABLE "identity_files" ADD CONSTRAINT "identity_files_file_key_unique" UNIQUE("file_key");--> statement-breakpoint
ALTER TABLE "claim_files" ADD CONSTRAINT "claim_files_file_key_unique" UNIQUE("file_key");