UPDATE "drafts" SET "flow" = 'change-my-cover' WHERE "flow" = 'change-cover';--> statement-breakpoint
UPDATE "drafts" SET "flow" = 'transfer-policy' WHERE "flow" = 'transfer';--> statement-breakpoint
-- As text, not as jsonb: answers are handed over with their members in the order in which they came.
UPDATE "resumes" SET "content" = regexp_replace("content"::text, '("draft":\{"flow":)"transfer"', '\1"transfer-policy"')::json
WHERE "content" #>> '{draft,flow}' = 'transfer';
