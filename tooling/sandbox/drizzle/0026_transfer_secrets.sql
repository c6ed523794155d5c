-- What a save sends is hashed once more, so that what lies in the column opens no transfer.
UPDATE "transfers" SET "secret_hash" = rtrim(translate(encode(sha256(convert_to("secret_hash", 'UTF8')), 'base64'), '+/', '-_'), '=')
WHERE "secret_hash" NOT LIKE 'customer:%';--> statement-breakpoint
UPDATE "transfers" SET "secret_hash" = 'customer:' || rtrim(translate(encode(sha256(convert_to(substr("secret_hash", 10), 'UTF8')), 'base64'), '+/', '-_'), '=')
WHERE "secret_hash" LIKE 'customer:%';
