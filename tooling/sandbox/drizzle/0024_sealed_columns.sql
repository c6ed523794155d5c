ALTER TABLE "appointments" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "offer_hash" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "email_hash" text;--> statement-breakpoint
CREATE INDEX "beneficiaries_clear" ON "beneficiaries" USING btree ("id") WHERE (jsonb_typeof("beneficiaries"."contact") = 'object' and "beneficiaries"."contact" <> '{}');--> statement-breakpoint
CREATE INDEX "calculations_clear" ON "calculations" USING btree ("id") WHERE (jsonb_typeof("calculations"."body") = 'object' and "calculations"."body" <> '{}');--> statement-breakpoint
CREATE INDEX "quotes_clear" ON "quotes" USING btree ("id") WHERE (jsonb_typeof("quotes"."body") = 'object' and "quotes"."body" <> '{}');--> statement-breakpoint
CREATE INDEX "second_policy_holders_clear" ON "second_policy_holders" USING btree ("owner") WHERE (jsonb_typeof("second_policy_holders"."holder") = 'object' and "second_policy_holders"."holder" <> '{}');--> statement-breakpoint
CREATE INDEX "users_clear" ON "users" USING btree ("subject") WHERE (jsonb_typeof("users"."profile") = 'object' and "users"."profile" <> '{}');--> statement-breakpoint
CREATE INDEX "identity_users_clear" ON "identity_users" USING btree ("sub") WHERE (jsonb_typeof("identity_users"."attributes") = 'object' and "identity_users"."attributes" <> '{}');